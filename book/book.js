// The page is complete without this script. It adds the filter box and opens and closes the contents.
(() => {
  "use strict";
  const filter = document.getElementById("_filter");
  const status = document.querySelector("[role=status]");
  const contents = document.querySelector("nav details");
  const rules = document.querySelector("main");

  // Letters that do not come apart into a base and a mark.
  const WHOLE = { đ: "d", ð: "d", þ: "th", æ: "ae", ø: "o", ł: "l", ß: "ss" };
  const fold = (text) =>
    text
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .toLowerCase()
      .replace(/[đðþæøłß]/g, (letter) => WHOLE[letter])
      .replace(/[^\p{L}\p{N}.]+/gu, " ");

  const sections = [...document.querySelectorAll("main article")].map((article) => ({
    article,
    entry: document.querySelector(`nav li a[href="#${CSS.escape(article.id)}"]`)?.parentElement,
    text: " " + fold(article.textContent),
  }));
  const chapters = document.querySelectorAll("main .chapter:not(#_glossary), nav details > ol > li:has(ol)");
  const entries = [...document.querySelectorAll("#_glossary dl > div")].map((entry) => ({ entry, text: " " + fold(entry.textContent) }));
  const glossary = document.querySelectorAll('#_glossary, nav li:has(> a[href="#_glossary"])');

  // A short word has to begin a word, or "all" would find every "call"; a longer one may stand within a compound.
  const has = (text, word) => text.includes(word.length > 3 ? word : " " + word);

  const show = () => {
    const words = fold(filter.value).split(" ").filter(Boolean);
    let found = 0;
    for (const { article, entry, text } of sections) {
      const hit = words.every((word) => has(text, word));
      article.classList.toggle("out", !hit);
      entry?.classList.toggle("out", !hit);
      found += hit;
    }
    for (const chapter of chapters) {
      chapter.classList.toggle("out", !chapter.querySelector("article:not(.out), li:not(.out)"));
    }
    let explained = 0;
    for (const { entry, text } of entries) {
      const hit = words.every((word) => has(text, word));
      entry.classList.toggle("out", !hit);
      explained += hit;
    }
    for (const part of glossary) part.classList.toggle("out", entries.length > 0 && !explained);
    if (words.length === 0) status.textContent = "";
    else status.textContent = found || explained ? `${found} / ${sections.length}` : status.dataset.nothing;
  };

  filter.addEventListener("input", () => {
    show();
    // What was found stands at the top, wherever the reader was.
    if (rules.getBoundingClientRect().top < 0) rules.scrollIntoView();
  });
  filter.closest("[hidden]").hidden = false;

  // On a wide screen the contents are always open; on a phone they make way once a rule is chosen.
  const wide = matchMedia("(min-width: 60rem)");
  const fit = () => (contents.open = wide.matches);
  wide.addEventListener("change", fit);
  fit();
  contents.addEventListener("click", (event) => {
    if (event.target.closest("a") && !wide.matches) contents.open = false;
  });

  // A link may lead to a rule that the filter has taken out.
  addEventListener("click", (event) => {
    const link = event.target.closest("a[href^='#']");
    if (!link || !document.getElementById(link.hash.slice(1))?.closest(".out")) return;
    filter.value = "";
    show();
  });
})();
