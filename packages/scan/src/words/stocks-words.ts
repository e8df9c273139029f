import { INSTRUMENT_NAMES, type Instrument, SECTORS } from '@chuli/market';
import { wordOf } from '../parse.ts';
import type { Match, Timeframe, Universe } from '../tree.ts';
import { barsWords } from './measure-words.ts';
import { rupeesWords } from './number-words.ts';
import type { ScanPhrase, Speech } from './speech.ts';

/** More than one of them. */
const INSTRUMENTS: Readonly<Record<Instrument, ScanPhrase>> = {
  Equity: 'ordinary shares',
  'Promoter Share': 'promoter shares',
  'Non-Convertible Debentures': 'debentures',
  'Mutual Funds': 'mutual funds',
  'Preference Shares': 'preference shares',
};

const INSTRUMENT_WORDS: ReadonlyMap<string, ScanPhrase> = new Map(
  INSTRUMENT_NAMES.map((name) => [wordOf(name), INSTRUMENTS[name]]),
);

const SECTOR_NAMES: ReadonlyMap<string, string> = new Map(SECTORS.map(({ name }) => [wordOf(name), name]));

const listed = ({ say }: Speech, words: readonly string[]): string => {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (before.length === 0) return last;
  return say('{one} and {other}', {
    one: before.reduce((one, other) => say('{one}, {other}', { one, other })),
    other: last,
  });
};

const kindsOf = (speech: Speech, instruments: readonly string[]): string =>
  instruments.length === 0
    ? speech.say('all securities')
    : listed(
        speech,
        instruments.map((one) => speech.sayName(INSTRUMENT_WORDS.get(one) ?? one)),
      );

/** Which stocks a scan judges. */
export const stocksWords = (speech: Speech, universe: Universe): string => {
  const { instruments, sectors, symbols, isMine, turnoverFrom, listedFrom } = universe;
  const { say } = speech;
  let stocks = kindsOf(speech, instruments);
  if (sectors.length > 0) {
    const names = sectors.map((sector) => speech.sayName(SECTOR_NAMES.get(sector) ?? sector));
    stocks = say('{stocks} of {sectors}', { stocks, sectors: listed(speech, names) });
  }
  if (symbols.length > 0)
    stocks = say('{stocks} among {symbols}', { stocks, symbols: listed(speech, symbols) });
  if (isMine) stocks = say('{stocks} among my stocks', { stocks });
  if (listedFrom > 0)
    stocks = say('{stocks} listed for at least {bars}', {
      stocks,
      bars: barsWords(speech, listedFrom, 'daily'),
    });
  if (turnoverFrom > 0)
    stocks = say('{stocks} that trade {amount} or more a day', {
      stocks,
      amount: rupeesWords(speech, turnoverFrom),
    });
  return stocks;
};

const NEW = {
  half_hourly: 'new this half hour',
  hourly: 'new this hour',
  daily: 'new today',
  weekly: 'new this week',
  monthly: 'new this month',
} as const satisfies Record<Timeframe, ScanPhrase>;

export const matchWords = ({ say }: Speech, match: Match, base: Timeframe): string => {
  if (match === 'fresh') return say(NEW[base]);
  return say(match === 'already' ? 'already so before' : 'new or already so');
};
