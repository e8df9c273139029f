/** What a page tells the worker: the reader wants the new version, or what this page has fetched already. */
export type PageMessage = { kind: 'take-over' } | { kind: 'seen'; page: string; urls: readonly string[] };

export const isPageMessage = (data: unknown): data is PageMessage => {
  if (typeof data !== 'object' || data === null || !('kind' in data)) return false;
  if (data.kind === 'take-over') return true;
  return (
    data.kind === 'seen' &&
    'page' in data &&
    typeof data.page === 'string' &&
    'urls' in data &&
    Array.isArray(data.urls) &&
    data.urls.every((url) => typeof url === 'string')
  );
};
