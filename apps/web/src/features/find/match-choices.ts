/** What is found: where the rule begins to hold, where it goes on, or both. */
export const MATCH_CHOICES = [
  { value: 'fresh', label: 'Fresh', hint: 'The rule begins to hold on this bar' },
  { value: 'already', label: 'Already', hint: 'It held on the bar before as well' },
  { value: 'hybrid', label: 'Hybrid', hint: 'It holds on this bar, whenever it began' },
] as const;

/** Which bar is judged. */
export const BAR_CHOICES = [
  { value: 'closed', label: 'Closed', hint: 'The last bar that has closed' },
  { value: 'forming', label: 'Forming', hint: 'The bar of the running session: may change until the close' },
] as const;
