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

  const isDark = () => {
    const theme = stored('chuli.theme');
    return theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  };

  const isNepali = () =>
    (stored('chuli.language') ?? (navigator.language.startsWith('ne') ? '"ne"' : '"en"')) === '"ne"';

  const preload = (href) => {
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = href;
    document.head.append(link);
  };

  root.dataset.theme = isDark() ? 'dark' : 'light';
  root.lang = isNepali() ? 'ne' : 'en';
  const { path = '', partners = '', calls = '' } = document.currentScript.dataset;
  const isOther = path !== location.pathname || partners.split(' ').includes(location.hostname);
  root.toggleAttribute('data-other', isOther);
  // An address with a question of its own asks for other data.
  if (!isOther && location.search === '' && calls !== '') calls.split(' ').forEach(preload);
})();
