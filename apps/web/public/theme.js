// Runs before the first paint, so that a dark room stays dark. The rest of the theme lives in src/app/theme.ts.
(() => {
  let saved = null;
  try {
    saved = localStorage.getItem('chuli.theme');
  } catch {
    // Storage may be closed to us; the system's choice then holds.
  }
  const dark = saved === 'dark' || (saved !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
