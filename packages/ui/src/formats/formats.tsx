import { say, t } from '@chuli/language';
import { type AmountUnit, SECTORS } from '@chuli/market';
import type { ReactNode } from 'react';
import { BandGlyph } from '../charts/band-glyph.tsx';
import { heatOf } from '../treemap/heat.ts';
import { CandlesGlyph } from '../charts/candles-glyph.tsx';
import { IntervalGlyph } from '../charts/interval-glyph.tsx';
import { instantOf, kathmanduTime, listedDateText, otherDateText } from './date-text.ts';
import { Amount, Directed, type Outcome, OutcomeMark, Reading } from './marks.tsx';
import {
  amountText,
  directionOf,
  quantityText,
  rupeesText,
  shareText,
  signedAmountText,
  signedPercentText,
  signedQuantityText,
  signedRupeesText,
} from './number-text.ts';
import type { Reference } from './reference.tsx';
import { SideMarks } from './side-marks.tsx';
import { Sparkbars } from './sparkbars.tsx';
import { Sparkline } from './sparkline.tsx';

/** The formats by name, and what each can show. Unknown (null) is the same for all. */
export type FormatValues = {
  rupees: number;
  amount: number;
  quantity: number;
  /** A change: sign, colour, arrow. */
  percent: number;
  /** The same without its unit, which the heading has. */
  barePercent: number;
  /** A change beside another that has the arrow already. */
  signedPercent: number;
  /** A change on the ground of its heat, and the change at which that is full. */
  heat: readonly [percent: number, full: number];
  /** What a price did after a signal, without colour: a rise is no success of a sell, and the mark says so. */
  changeSince: readonly [percent: number, outcome: Outcome];
  /** A part of a whole. */
  share: number;
  /** Sign, colour, arrow: the figure that a row is about. */
  netQuantity: number;
  netAmount: number;
  /** The sign alone: a figure beside the one that has the colour. */
  signedQuantity: number;
  signedAmount: number;
  signedRupees: number;
  broker: string;
  symbol: string;
  /** A stock and what is to be known of it at this moment; empty where there is nothing. */
  notedSymbol: readonly [symbol: string, note: string];
  date: string;
  /** The day of a session, which leads to the market of that day. */
  session: string;
  time: string;
  /** A word of the data is said in the reader's language where it has one: a sector, a kind of event. */
  text: string;
  /** The name of a sector, which leads to the sector. */
  sector: string;
  /** An address or the name of a machine: Latin letters and digits in every language. */
  code: string;
  /** A figure that is written already, in the unit of its row. */
  figure: string;
  /** So many of so many. */
  fraction: readonly [number, number];
  sparkbars: readonly number[];
  /** The course of a figure, oldest first. */
  sparkline: readonly number[];
  /** The same in ink, beside figures that have the colours. */
  inkline: readonly number[];
  /** How many signals of a side; none is a dot. */
  buys: number;
  sells: number;
  /** Buys and sells of a few sessions, oldest first: buy, sell, buy, sell. */
  sideMarks: readonly number[];
  /** A word that leads somewhere. */
  link: readonly [text: string, href: string];
  /** What a record or a rule says in a word: which side, whether there is an edge. */
  reading: string;
  /** A mean and the interval that holds it, in percent. */
  interval: readonly [mean: number, low: number, high: number];
  /** Open, high, low and close of a few candles, one after the other. */
  candles: readonly number[];
  /** Where a price stands between the limits of its day. */
  band: BandValue;
};

export type BandValue = readonly [
  floor: number,
  ceiling: number,
  previousClose: number,
  low: number,
  high: number,
  last: number,
];

export type FormatName = keyof FormatValues;

export type Format<V> = {
  readonly align: 'start' | 'end';
  /** Pixels that the widest usual value needs, with its padding. */
  readonly width: number;
  /** Amounts of one column are shown in one unit. */
  readonly show: (value: V, reference: Reference, unit?: AmountUnit) => ReactNode;
};

/** On one line with its figure. */
const PERCENT = '\u00a0%';

/** Counts stand beside each other by side, so that the colour alone need not say which. */
const countOf = (direction: 'up' | 'down') => (count: number) =>
  count === 0 ? (
    <span className="text-faint">·</span>
  ) : (
    <Directed direction={direction} arrow={false}>
      {quantityText(count)}
    </Directed>
  );

const courseText = (values: readonly number[]): string =>
  t('From {from} to {to}', { from: rupeesText(values[0] ?? 0), to: rupeesText(values.at(-1) ?? 0) });

export const FORMATS: { readonly [N in FormatName]: Format<FormatValues[N]> } = {
  rupees: { align: 'end', width: 86, show: rupeesText },
  amount: {
    align: 'end',
    width: 104,
    show: (value, _, unit) => <Amount text={amountText(value, unit)} exact={value} />,
  },
  quantity: { align: 'end', width: 92, show: quantityText },
  percent: {
    align: 'end',
    width: 92,
    show: (value) => <Directed direction={directionOf(value)}>{signedPercentText(value) + PERCENT}</Directed>,
  },
  barePercent: {
    align: 'end',
    width: 72,
    show: (value) => <Directed direction={directionOf(value)}>{signedPercentText(value)}</Directed>,
  },
  signedPercent: {
    align: 'end',
    width: 96,
    show: (value) => (
      <Directed direction={directionOf(value, 1)} arrow={false}>
        {signedPercentText(value, 1) + PERCENT}
      </Directed>
    ),
  },
  heat: {
    align: 'end',
    width: 92,
    show: ([percent, full]) => (
      <span className={`heat ${heatOf(percent, full)}`}>{signedPercentText(percent) + PERCENT}</span>
    ),
  },
  changeSince: {
    align: 'end',
    width: 92,
    show: ([percent, outcome]) => (
      <>
        {signedPercentText(percent) + PERCENT}
        <OutcomeMark outcome={outcome} />
      </>
    ),
  },
  share: {
    align: 'end',
    width: 84,
    show: (value) => (
      <>
        {shareText(value)}
        <span className="unit">{PERCENT}</span>
      </>
    ),
  },
  netQuantity: {
    align: 'end',
    width: 112,
    show: (value) => <Directed direction={directionOf(value, 0)}>{signedQuantityText(value)}</Directed>,
  },
  netAmount: {
    align: 'end',
    width: 118,
    show: (value, _, unit) => (
      <Directed direction={directionOf(value)}>
        <Amount text={signedAmountText(value, unit)} exact={value} />
      </Directed>
    ),
  },
  signedQuantity: { align: 'end', width: 100, show: signedQuantityText },
  signedRupees: { align: 'end', width: 86, show: signedRupeesText },
  signedAmount: {
    align: 'end',
    width: 110,
    show: (value, _, unit) => <Amount text={signedAmountText(value, unit)} exact={value} />,
  },
  broker: {
    align: 'start',
    width: 168,
    show: (id, { brokerName, brokerHref, Link }) => (
      <Link to={brokerHref(id)} title={brokerName(id) ?? t('Broker {id}', { id })}>
        <b className="broker-number">{id}</b> <span className="broker-name">{brokerName(id)}</span>
      </Link>
    ),
  },
  symbol: {
    align: 'start',
    width: 104,
    show: (symbol, { symbolHref, Link }) => (
      <Link to={symbolHref(symbol)} className="symbol">
        {symbol}
      </Link>
    ),
  },
  notedSymbol: {
    align: 'start',
    width: 104,
    show: ([symbol, note], { symbolHref, Link }) => (
      <>
        <Link to={symbolHref(symbol)} className="symbol">
          {symbol}
        </Link>
        {note !== '' && <small className="symbol-note">{say(note)}</small>}
      </>
    ),
  },
  date: {
    align: 'start',
    width: 96,
    show: (date) => <span title={otherDateText(date)}>{listedDateText(date)}</span>,
  },
  session: {
    align: 'start',
    width: 96,
    show: (date, { sessionHref, Link }) => (
      <Link to={sessionHref(date)} title={otherDateText(date)}>
        {listedDateText(date)}
      </Link>
    ),
  },
  time: { align: 'start', width: 84, show: (iso) => kathmanduTime(instantOf(iso)) },
  text: { align: 'start', width: 140, show: (text) => say(text) },
  sector: {
    align: 'start',
    width: 116,
    show: (name, { sectorHref, Link }) => {
      const sector = SECTORS.find((known) => known.name === name);
      if (sector === undefined) return say(name);
      return <Link to={sectorHref(sector.id)}>{say(name)}</Link>;
    },
  },
  code: { align: 'start', width: 150, show: (text) => text },
  figure: { align: 'end', width: 104, show: (text) => text },
  fraction: {
    align: 'end',
    width: 76,
    show: ([part, whole]) => (
      <>
        {quantityText(part)}
        <span className="unit">/{quantityText(whole)}</span>
      </>
    ),
  },
  link: {
    align: 'start',
    width: 170,
    show: ([text, href], { Link }) => (
      <Link to={href} className="text-accent">
        {say(text)}
      </Link>
    ),
  },
  reading: { align: 'start', width: 84, show: (word) => <Reading word={word} /> },
  interval: {
    align: 'start',
    width: 112,
    show: ([mean, low, high]) => <IntervalGlyph mean={mean} low={low} high={high} />,
  },
  candles: { align: 'start', width: 84, show: (values) => <CandlesGlyph values={values} /> },
  sparkbars: { align: 'start', width: 150, show: (values) => <Sparkbars values={values} /> },
  sparkline: {
    align: 'start',
    width: 96,
    show: (values) => <Sparkline label={courseText(values)} values={values} width={80} height={18} />,
  },
  inkline: {
    align: 'start',
    width: 96,
    show: (values) => <Sparkline label={courseText(values)} values={values} width={80} height={18} isInk />,
  },
  buys: { align: 'end', width: 52, show: countOf('up') },
  sells: { align: 'end', width: 52, show: countOf('down') },
  sideMarks: { align: 'start', width: 84, show: (values) => <SideMarks values={values} /> },
  band: {
    align: 'start',
    width: 90,
    show: ([floor, ceiling, previousClose, low, high, last]) => (
      <BandGlyph {...{ floor, ceiling, previousClose, low, high, last }} />
    ),
  },
};
