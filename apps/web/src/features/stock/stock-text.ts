import type { Phrase } from '@chuli/language';

export const STOCK_TEXT: readonly Phrase[] = [
  'One stock in one place. The head says what it closed at, where the orders of the next session must lie, what was traded against its average of 20 sessions, and where it is in its 52-week range.',
  'The overview is the short answer, each tab the long one: chart, reports, who bought and sold, signals with their track record, and what is dated ahead.',
  'Chart prices are adjusted for bonus and right shares; every other figure is as traded. Buyers and sellers are brokers, not clients: each broker number covers thousands of accounts.',
  'A dash is a missing figure, and says why. A signal, a level or a busy broker is a reason to look closer, not a forecast.',
];
