/**
 * Left and right go along the headings that sort, down goes back to the rows: a dozen headings in the order of Tab would
 * stand between a reader and the rows. True when the key was ours.
 */
export const walkHead = (table: HTMLTableElement | null, key: string): boolean => {
  const at = document.activeElement;
  const headings = [...(table?.querySelectorAll<HTMLButtonElement>('thead th > button') ?? [])];
  const here = headings.findIndex((heading) => heading === at);
  if (key === 'ArrowDown' && here >= 0) table?.focus({ preventScroll: true });
  else if (key === 'ArrowRight') headings[Math.min(here + 1, headings.length - 1)]?.focus();
  else if (key === 'ArrowLeft') headings[here < 0 ? headings.length - 1 : Math.max(here - 1, 0)]?.focus();
  else return false;
  return headings.length > 0;
};
