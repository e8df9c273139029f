import { PRODUCT } from '@chuli/kernel';
import { savedViews, withView } from './saved-views.ts';

/** The address of what is on the screen: filters, sort, symbol, range and day are all in it. */
export const copyLink = async (): Promise<boolean> => {
  try {
    await navigator.clipboard.writeText(window.location.href);
    return true;
  } catch {
    return false;
  }
};

/** What tells this view from others of the same screen, in words: `Net Holding: NABIL, 20`. */
export const viewName = (title: string, search: string): string => {
  const screen = title.replace(`${PRODUCT.name} – `, '');
  const values = [...new URLSearchParams(search)].filter(([, value]) => !screen.includes(value));
  const words = values.map(([name, value]) => (name === 'as_of' ? `as of ${value}` : value));
  return words.length === 0 ? screen : `${screen}: ${words.join(', ')}`;
};

/** Keeps what is on the screen under its name, for the palette; gives the name. */
export const saveView = (): string => {
  const { pathname, search } = window.location;
  const name = viewName(document.title, search);
  savedViews.set(withView(savedViews.get(), { name, href: pathname + search }));
  return name;
};
