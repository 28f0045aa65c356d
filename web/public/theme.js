// Runs before the first paint, so that the page never flashes in the wrong colours or language.
(function () {
  var saved = {};
  try {
    saved = JSON.parse(localStorage.getItem("mathom.settings") || "{}");
  } catch (error) {
    saved = {};
  }
  var dark = matchMedia("(prefers-color-scheme: dark)").matches;
  var theme = saved.theme === "light" || saved.theme === "dark" ? saved.theme : dark ? "dark" : "light";
  document.documentElement.dataset.theme = theme;
  var lang = saved.lang || (/^de/i.test(navigator.language) ? "de" : "en");
  document.documentElement.lang = lang;
})();
