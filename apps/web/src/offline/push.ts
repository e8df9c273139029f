/** A pushed notice as the server encrypted it for this browser. */
export type PushedNotice = {
  readonly title: string;
  readonly body: string;
  /** A page of ours. */
  readonly path: string;
  /** The same for the same notice: a second one takes the place of the first, without a sound. */
  readonly tag: string;
};

const isPath = (path: string): boolean => /^\/(?![/\\])/.test(path);

/** Null for what is not ours: a browser may deliver an empty push. */
export const readPush = (text: string | undefined): PushedNotice | null => {
  try {
    const { title, body, path, tag } = JSON.parse(text ?? '') as Record<string, unknown>;
    const isWhole = [title, body, path, tag].every((part) => typeof part === 'string');
    if (!isWhole || !isPath(String(path))) return null;
    return { title: String(title), body: String(body), path: String(path), tag: String(tag) };
  } catch {
    return null;
  }
};

export type ShownNotice = { readonly title: string; readonly options: NotificationOptions };

const ICON = '/icon-192.png';

/** A browser that shows nothing for a push takes the right to push away, so an unreadable one leads to the inbox. */
export const shownNotice = (notice: PushedNotice | null, product: string): ShownNotice => {
  const { title, body, path, tag } = notice ?? {
    title: product,
    body: '',
    path: '/notifications',
    tag: 'notice',
  };
  return { title, options: { body, tag, icon: ICON, data: { path } } };
};
