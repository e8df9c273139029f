// Runs before the first paint, so that a dark room stays dark, nobody is greeted in the wrong language or under
// another house's name, and the first data is on its way before code is here. The rest lives in src/app/theme.ts,
// language.ts and host-brand.ts.
(() => {
  const root = document.documentElement;

  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };

  const system = matchMedia('(prefers-color-scheme: dark)');
  const isDark = () => {
    const theme = stored('chuli.theme');
    return theme === 'dark' || (theme !== 'light' && system.matches);
  };
  // A site that shows a chart of ours says its theme; then the system is not asked.
  const followSystem = () => {
    if (root.dataset.themeHeld === undefined) root.dataset.theme = isDark() ? 'dark' : 'light';
  };

  const isNepali = () =>
    (stored('chuli.language') ?? (navigator.language.startsWith('ne') ? '"ne"' : '"en"')) === '"ne"';

  // Whoever is signed in gets the Dashboard on the first page, and other answers than a visitor.
  const isSignedIn = () => stored('chuli.session')?.includes('refresh') === true;
  const isDashboard = (path) => path === '/' && isSignedIn();

  const preload = (href) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  };

  // A token in the address is taken out of it before anything is asked or noted; whether it counts is asked first.
  const takeToken = () => {
    const url = new URL(location.href);
    const token = url.searchParams.get('token');
    if (token === null) return;
    url.searchParams.delete('token');
    history.replaceState(history.state, '', url);
    globalThis.chuliHandOff = token;
  };

  const askFor = (calls) =>
    calls
      .split(' ')
      .filter((call) => call !== '')
      .forEach(preload);

  takeToken();
  followSystem();
  system.addEventListener('change', followSystem);
  root.lang = isNepali() ? 'ne' : 'en';
  const { path = '', partners = '', calls = '' } = document.currentScript.dataset;
  const isOther =
    path !== location.pathname || isDashboard(path) || partners.split(' ').includes(location.hostname);
  root.toggleAttribute('data-other', isOther);
  // An address with a question of its own asks for other data.
  if (!isOther && !isSignedIn() && location.search === '') askFor(calls);
})();
