// Finds rules: the program says which, and here stands where they are in this site. PAGES has for each place its link, number, title,
// beginning, and the numbers of its sections with theirs; WHERE has the places of each rule and term; PROGRAM is the script that
// brings the program along.
(() => {
  "use strict";
  const field = document.querySelector("nav input[type=search]");
  const status = document.getElementById("_status");
  const lists = { good: document.getElementById("_found"), close: document.getElementById("_closest") };
  const lang = document.documentElement.lang;
  const MOST = 30;

  // It is large, and nobody waits for it before there is a page.
  const load = () =>
    new Promise((done, failed) => {
      const script = document.createElement("script");
      script.src = PROGRAM;
      script.onload = () => RULING.open().then(done, failed);
      script.onerror = failed;
      document.head.append(script);
    });

  const element = (name, text, of) => {
    const made = document.createElement(name);
    if (of) made.className = of;
    made.textContent = text;
    return made;
  };
  const item = ([href, number, title, beginning, sections], numbers) => {
    const link = document.createElement("a");
    const section = sections.find(([own]) => numbers.includes(own));
    link.href = section ? href + "#" + section[1] : href;
    if (number) link.append(element("span", number, "number"), " ");
    link.append(element("span", title));
    const made = document.createElement("li");
    made.append(link, element("p", beginning));
    return made;
  };

  // The pages of what was found, each once, and of a rule that has several the one whose number was asked for first.
  const places = (hits) => {
    const found = new Map();
    for (const { kind, id, fit, numbers } of hits) {
      const has = (at) => PAGES[at][4].some(([own]) => numbers.includes(own));
      const own = WHERE[kind + "/" + id] ?? [];
      for (const at of own.filter(has).concat(own)) if (!found.has(at)) found.set(at, { at, fit, numbers });
    }
    return [...found.values()].slice(0, MOST);
  };

  let ask;
  const show = () => {
    if (!ask) return;
    const query = field.value.trim();
    const found = query ? places(ask({ find: { query, lang } }).hits) : [];
    for (const [fit, list] of Object.entries(lists)) {
      const of = found.filter((one) => one.fit === fit);
      list.replaceChildren(...of.map(({ at, numbers }) => item(PAGES[at], numbers)));
      list.parentElement.hidden = !of.length;
    }
    const { nothing, results } = status.dataset;
    status.textContent = !query ? "" : found.length ? results + ": " + found.length : nothing;
  };

  // From the field down the list and back, by the arrows.
  const step = (event) => {
    const way = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [field, ...document.querySelectorAll("main li a")];
    const at = stops.indexOf(document.activeElement);
    if (!way || at < 0 || !stops[at + way]) return;
    event.preventDefault();
    stops[at + way].focus();
  };

  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", show);
  document.addEventListener("keydown", step);
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
    document.querySelector("main li a")?.focus();
  });
  if (!field.value) field.focus();
  const start = () =>
    load().then(
      (asked) => {
        ask = asked;
        // The first question takes several times as long as the next: this one nobody waits for.
        if (!field.value) ask({ find: { query: PAGES[0]?.[2] ?? "", lang } });
        show();
      },
      () => {
        status.textContent = status.dataset.unavailable;
      },
    );
  (window.requestIdleCallback ?? setTimeout)(start);
})();
