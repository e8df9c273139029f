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

/** What the view on the screen would be called, for the reader to change. */
export const nameOfView = (): string => viewName(document.title, window.location.search);

/** Keeps what is on the screen under a name, for the palette; an empty one is the name it would have by itself. */
export const saveView = (given: string): string => {
  const { pathname, search } = window.location;
  const name = given || nameOfView();
  savedViews.set(withView(savedViews.get(), { name, href: pathname + search }));
  return name;
};
