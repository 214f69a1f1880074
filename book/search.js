// Finds rules. Everything it looks through stands in the page, so that it works from a folder too.
// `find` is the door for a better search: whatever takes a query and gives places of INDEX, the best first, can stand here, be it
// the program's own, compiled for the browser.
(() => {
  "use strict";
  const field = document.querySelector("nav input[type=search]");
  const status = document.getElementById("_status");
  const list = document.getElementById("_found");
  const MOST = 30;

  // Letters that do not come apart into a base and a mark; Russian is found by Latin letters too.
  const WHOLE = { đ: "d", ð: "d", þ: "th", æ: "ae", ø: "o", ł: "l", ß: "ss" };
  const LATIN = "а a,б b,в v,г g,д d,е e,ж zh,з z,и i,к k,л l,м m,н n,о o,п p,р r,с s,т t,у u,ф f,х h,ц c,ч ch,ш sh,щ sh,ъ ,ы y,ь ,э e,ю yu,я ya";
  for (const pair of LATIN.split(",")) WHOLE[pair[0]] = pair.slice(2);
  const fold = (text) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[đðþæøłßа-я]/g, (letter) => WHOLE[letter] ?? letter)
      .replace(/[^\p{L}\p{N}.]+/gu, " ")
      .trim();

  const entries = INDEX.map(([href, number, title, known, text]) => ({
    href,
    number,
    title,
    text,
    folded: { number: fold(number), title: " " + fold(title), known: " " + fold(known), text: " " + fold(text) },
  }));

  // A word in few places says more than one that stands everywhere.
  const rarity = (word) => {
    const having = entries.filter(({ folded }) => [folded.title, folded.known, folded.text].some((part) => has(part, word)));
    return Math.log(1 + entries.length / (1 + having.length));
  };
  // A short word has to begin a word, or "all" would find every "call"; a longer one may stand within a compound, and a long
  // one may have another ending.
  const has = (text, word) =>
    text.includes(word.length > 3 ? word : " " + word) || (word.length > 5 && text.includes(" " + word.slice(0, -2)));

  const find = (query) => {
    const whole = fold(query);
    const words = [...new Set(whole.split(" ").filter(Boolean))];
    const rare = new Map(words.map((word) => [word, rarity(word)]));
    const scored = entries.map((entry, at) => {
      const { number, title, known, text } = entry.folded;
      let score = number && number === whole ? 1000 : 0;
      if (title.trim() === whole) score += 100;
      if ((known + " ").includes(" " + whole + " ")) score += 30;
      let found = 0;
      for (const word of words) {
        const weight = (has(title, word) ? 6 : 0) + (has(known, word) ? 3 : 0) + (has(text, word) ? 1 : 0);
        score += weight * rare.get(word);
        found += weight > 0;
      }
      return { at, score: score * (found === words.length ? 2 : 1) };
    });
    return scored.filter(({ score }) => score > 0).sort((a, b) => b.score - a.score).map(({ at }) => at);
  };

  const element = (name, text, of) => {
    const made = document.createElement(name);
    if (of) made.className = of;
    made.textContent = text;
    return made;
  };
  const beginning = (text) => (text.length > 180 ? text.slice(0, 180).replace(/\s+\S*$/, "") + " …" : text);

  const show = () => {
    const query = field.value.trim();
    const found = query ? find(query) : [];
    list.replaceChildren(
      ...found.slice(0, MOST).map((at) => {
        const { href, number, title, text } = entries[at];
        const link = document.createElement("a");
        link.href = href;
        if (number) link.append(element("span", number, "number"), " ");
        link.append(element("span", title));
        const item = document.createElement("li");
        item.append(link, element("p", beginning(text)));
        return item;
      }),
    );
    status.textContent = !query ? "" : found.length ? "" : status.dataset.nothing;
  };

  field.value = new URLSearchParams(location.search).get("q") ?? "";
  field.addEventListener("input", show);
  field.form.addEventListener("submit", (event) => {
    event.preventDefault();
    show();
    list.querySelector("a")?.focus();
  });
  show();
  if (!field.value) field.focus();
})();
