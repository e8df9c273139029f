import type { Phrase } from '@chuli/language';

export const FLOW_TEXT: readonly Phrase[] = [
  'Every trade names the broker of the buyer and of the seller. This page adds them up: by stock what each broker bought and sold, by broker what it did in each stock, or all brokers over the whole market.',
  'Net is bought less sold. Across an ex-date, earlier shares are counted as the shares they became; rupees stay as paid. Average is the price that the broker’s clients paid or were paid.',
];
