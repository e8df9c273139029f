import { localValue } from './local-value.ts';

/** A screen with its filters, sort and range, under the name a person gave it. */
export type SavedView = { name: string; href: string };

const isSavedView = (item: unknown): item is SavedView => {
  const fields: Record<string, unknown> = typeof item === 'object' && item !== null ? { ...item } : {};
  const { name, href } = fields;
  return typeof name === 'string' && typeof href === 'string' && /^\/(?![/\\])/.test(href);
};

/** Storage can be written by anyone at the machine: only addresses of our own are taken from it. */
export const readViews = (json: unknown): readonly SavedView[] =>
  Array.isArray(json) ? json.filter(isSavedView) : [];

export const savedViews = localValue('chuli.views', readViews);

/** The list with a view in it: the same address is saved once, and a name means the view saved last under it. */
export const withView = (views: readonly SavedView[], view: SavedView): SavedView[] => [
  ...views.filter(({ name, href }) => name !== view.name && href !== view.href),
  view,
];

/** The list with a view under another name, at its old place; an empty name changes nothing. */
export const withName = (views: readonly SavedView[], view: SavedView, name: string): readonly SavedView[] =>
  name === ''
    ? views
    : views.flatMap((one) => {
        if (one.href === view.href) return [{ ...one, name }];
        return one.name === name ? [] : [one];
      });

export const renameView = (view: SavedView, name: string): void =>
  savedViews.set(withName(savedViews.get(), view, name));

export const removeView = (name: string): void =>
  savedViews.set(savedViews.get().filter((view) => view.name !== name));
