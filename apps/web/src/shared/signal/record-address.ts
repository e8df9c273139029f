import { type AddressPart, choicePart, textPart } from '../../screen-kit/address.ts';
import type { Side, Timeframe } from './signal-words.ts';

/** One published list: what the record is opened at. */
export type ListName = { family: string; kind: string; timeframe: Timeframe; side: Side };

const LIST = /^([a-z0-9-]{1,40})\.([a-z0-9-]{1,40})\.(hourly|daily|weekly)\.(buy|sell)$/;

const listPart = (): AddressPart<ListName | null> => ({
  read: (text) => {
    const [, family, kind, timeframe, side] = LIST.exec(text ?? '') ?? [];
    if (family === undefined || kind === undefined) return null;
    return { family, kind, timeframe: timeframe as Timeframe, side: side as Side };
  },
  write: (list) => (list === null ? null : [list.family, list.kind, list.timeframe, list.side].join('.')),
});

const pagePart = (): AddressPart<number> => ({
  read: (text) => (/^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : 1),
  write: (page) => (page === 1 ? null : String(page)),
});

export const EXITS = ['20', '10', '5', 'rule'] as const;
export const SAMPLES = ['out', 'in', 'all'] as const;
export const TRADE_SORTS = ['newest', 'best', 'worst'] as const;

export const recordAddress = {
  list: listPart(),
  exit: choicePart(EXITS, '20'),
  sample: choicePart(SAMPLES, 'out'),
  trades: choicePart(TRADE_SORTS, 'newest'),
  page: pagePart(),
  sort: textPart(),
};

/** The address of one list's record. */
export const listText = ({ family, kind, timeframe, side }: ListName): string =>
  [family, kind, timeframe, side].join('.');
