import type { ReactNode } from 'react';
import { instantOf, kathmanduTime, bikramSambatText } from './date-text.ts';
import { Amount, Directed } from './marks.tsx';
import {
  amountText,
  directionOf,
  quantityText,
  rupeesText,
  shareText,
  signedAmountText,
  signedPercentText,
  signedQuantityText,
} from './number-text.ts';
import type { Reference } from './reference.tsx';
import { Sparkbars } from './sparkbars.tsx';

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
  /** A part of a whole. */
  share: number;
  /** Sign, colour, arrow: the figure that a row is about. */
  netQuantity: number;
  netAmount: number;
  /** The sign alone: a figure beside the one that has the colour. */
  signedQuantity: number;
  signedAmount: number;
  broker: string;
  symbol: string;
  date: string;
  time: string;
  text: string;
  /** So many of so many. */
  fraction: readonly [number, number];
  sparkbars: readonly number[];
};

export type FormatName = keyof FormatValues;

export type Format<V> = {
  readonly align: 'start' | 'end';
  /** Pixels that the widest usual value needs, with its padding. */
  readonly width: number;
  readonly show: (value: V, reference: Reference) => ReactNode;
};

const nbspPercent = <span className="unit">&nbsp;%</span>;

export const FORMATS: { readonly [N in FormatName]: Format<FormatValues[N]> } = {
  rupees: { align: 'end', width: 86, show: rupeesText },
  amount: { align: 'end', width: 104, show: (value) => <Amount text={amountText(value)} exact={value} /> },
  quantity: { align: 'end', width: 92, show: quantityText },
  percent: {
    align: 'end',
    width: 92,
    show: (value) => <Directed direction={directionOf(value)}>{signedPercentText(value)}&nbsp;%</Directed>,
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
        {signedPercentText(value, 1)}&nbsp;%
      </Directed>
    ),
  },
  share: {
    align: 'end',
    width: 84,
    show: (value) => (
      <>
        {shareText(value)}
        {nbspPercent}
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
    show: (value) => (
      <Directed direction={directionOf(value)}>
        <Amount text={signedAmountText(value)} exact={value} />
      </Directed>
    ),
  },
  signedQuantity: { align: 'end', width: 100, show: signedQuantityText },
  signedAmount: {
    align: 'end',
    width: 110,
    show: (value) => <Amount text={signedAmountText(value)} exact={value} />,
  },
  broker: {
    align: 'start',
    width: 168,
    show: (id, { brokerName, brokerHref, Link }) => (
      <Link to={brokerHref(id)} title={brokerName(id) ?? `Broker ${id}`}>
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
  date: {
    align: 'start',
    width: 96,
    show: (date) => <span title={`${bikramSambatText(date) ?? 'no'} BS`}>{date}</span>,
  },
  time: { align: 'start', width: 84, show: (iso) => kathmanduTime(instantOf(iso)) },
  text: { align: 'start', width: 140, show: (text) => text },
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
  sparkbars: { align: 'start', width: 150, show: (values) => <Sparkbars values={values} /> },
};
