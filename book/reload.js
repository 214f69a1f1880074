// Only in pages that `ruling book --watch` serves, never in those that it writes: loads the page anew when the book is.
(() => {
  const shown = "{version}";
  const ask = () => fetch("/.ruling/version", { cache: "no-store" })
    .then((told) => told.text())
    .then((version) => { if (version !== shown) location.reload(); })
    // While nobody answers, the page that is open stays.
    .catch(() => {})
    .finally(() => setTimeout(ask, 400));
  ask();
})();
