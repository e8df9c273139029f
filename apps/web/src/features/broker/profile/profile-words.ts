import type { RepliedBy } from '@chuli/contracts';
import type { Phrase } from '@chuli/language';
import { amountLabel, quantityText, shareText, signedPercentText } from '@chuli/ui';

export type Profile = RepliedBy<'/data/broker-profile/'>;
export type BrokerRecord = RepliedBy<'/data/broker-record/'>;
export type SideRecord = BrokerRecord['sides'][number];

type Measure = Profile['style'][number]['measure'];

const percent = (value: number): string => `${shareText(value)}\u00a0%`;
const against = (value: number): string => `${signedPercentText(value, 2)}\u00a0%`;

/** Figures are the same in every measure of a row: one text for the broker, the middle one and its place. */
export const MEASURES: Readonly<
  Record<Measure, { label: Phrase; hint: Phrase; text: (value: number) => string }>
> = {
  net_to_turnover: {
    label: 'Net ÷ turnover',
    hint: 'What it kept or let go of each stock ÷ all it traded: near 0 it passes shares through',
    text: (value) => signedPercentText(value, 2).replace('+', ''),
  },
  aggressive: {
    label: 'Came in with',
    hint: 'Of what it traded and of which orders show who came in: how much it came in with. 50 is the market',
    text: percent,
  },
  median_order: {
    label: 'Median order',
    hint: 'The middle one of the orders with which it came in',
    text: amountLabel,
  },
  stocks: {
    label: 'Stocks a day',
    hint: 'Stocks of which it bought or sold anything in a session, on average',
    text: (value) => quantityText(Math.round(value)),
  },
  concentration: {
    label: 'Concentration',
    hint: 'Of its turnover on stocks: 10,000 is one stock alone, 100 are a hundred of the same size',
    text: (value) => quantityText(Math.round(value)),
  },
  matched: { label: 'Matched trades', hint: 'Of its trades, those with itself on both sides', text: percent },
  first_hour: {
    label: 'By noon %',
    hint: 'How much of its trading was done before noon, the opening included',
    text: percent,
  },
  paid: {
    label: 'Paid against average',
    hint: 'Its purchases against the average price of each stock and session; above 0 it paid more than others',
    text: against,
  },
  received: {
    label: 'Received against average',
    hint: 'Its sales against the average price of each stock and session; above 0 it was paid more than others',
    text: against,
  },
};

export const VERDICTS: Readonly<Record<SideRecord['verdict'], Phrase>> = {
  none: 'No evidence',
  ahead: 'Followed by more than the market',
  behind: 'Followed by less than the market',
};

export const SIDES: Readonly<Record<SideRecord['side'], { title: Phrase; none: Phrase }>> = {
  buy: {
    title: 'What followed its heavy buying',
    none: 'It has not bought heavily in any known session.',
  },
  sell: {
    title: 'What followed its heavy selling',
    none: 'It has not sold heavily in any known session.',
  },
};

/** Whether an interval leaves zero although nothing is proven: the reader has to be told why. */
export const isUnprovenOff = ({ interval_low, interval_high, verdict }: SideRecord['horizons'][number]) =>
  verdict === 'none' && interval_low !== null && interval_high !== null && interval_low * interval_high > 0;
