import { type Instance, NEW_INSTANCE, type Operator } from '@chuli/alerts';
import { instant, paisa, stockSymbol, tradingDate } from '@chuli/kernel';
import type { FormingSignal, SessionEvent } from '@chuli/session';
import { describe, expect, it } from 'vitest';
import { dayTeller } from '../forming/testing/forming-place.ts';
import { AlertDay } from './alert-day.ts';
import type { AlertBook } from './book.ts';
import { toChange } from './news.ts';
import { bookOf, heldAlert } from './testing/held-alert.ts';

const DAY = tradingDate('2026-08-20');
const closes = new Map([
  ['T0', 500_00],
  ['T1', 1_000_00],
]);
const told = dayTeller(DAY, closes);
const T0 = stockSymbol('T0');

const price = (operator: Operator, rupees: number) =>
  ({ kind: 'level', measure: 'price', operator, value: rupees * 100 }) as const;

const lastCloses = new Map([...closes].map(([symbol, close]) => [stockSymbol(symbol), paisa(close)]));

const play = (book: AlertBook, events: readonly SessionEvent[], before = lastCloses) => {
  const day = new AlertDay(DAY, before);
  for (const event of events) day.hear({ day: DAY, term: 1, event }, book);
  return day;
};

const linesOf = (day: AlertDay): string[] =>
  day
    .takeJudgements()
    .filter(({ firing }) => firing !== null)
    .map(({ held, symbol, firing }) => `${held.alert.id} ${symbol} ${firing?.bar} ${firing?.value}`);

const OPEN = [told.opening(), told.status('open', 0)];
/** A trade of a hundred shares, in rupees. */
const trade = (rupees: number, seconds: number, symbol = 'T0', quantity = 100) =>
  told.trade(symbol, rupees * 100, seconds, quantity);

const signals = (seconds: number, status: FormingSignal['status'], list = 'macd-cross.signal.daily.buy') => ({
  kind: 'signals' as const,
  at: told.at(seconds),
  rows: [
    {
      list,
      symbol: T0,
      status,
      firstAt: told.at(seconds),
      changedAt: told.at(seconds),
      firstPrice: paisa(500_00),
      flips: 0,
    },
  ],
});

describe('alerts on a day that forms', () => {
  it('are told by the trade that reaches them, of their own stock', () => {
    const book = bookOf(
      heldAlert('up', { condition: price('>=', 510) }),
      heldAlert('down', { condition: price('<=', 490) }),
    );
    const day = play(book, [
      ...OPEN,
      trade(509, 1),
      trade(511, 2, 'T1'),
      trade(510, 3),
      trade(512, 4),
      trade(490, 5),
    ]);
    expect(linesOf(day)).toEqual([`up T0 ${DAY} 51000`, `down T0 ${DAY} 49000`]);
  });

  it('are measured by the change of the day, its volume, its turnover and its limits', () => {
    const level = (measure: 'change' | 'volume' | 'turnover', value: number) =>
      ({ kind: 'level', measure, operator: '>=', value }) as const;
    const book = bookOf(
      heldAlert('change', { condition: level('change', 2_00) }),
      heldAlert('volume', { condition: level('volume', 300) }),
      heldAlert('turnover', { condition: level('turnover', 153_000_00) }),
      heldAlert('near', { condition: { kind: 'limit', reach: 'near', side: 'upper' } }),
      heldAlert('at', { condition: { kind: 'limit', reach: 'at', side: 'upper' } }),
    );
    // 15 % over 500 is 575; one order of 3 % reaches it from 558.26 on.
    const day = play(book, [
      ...OPEN,
      trade(509, 1),
      trade(510, 2),
      trade(511, 3),
      trade(559, 4),
      trade(575, 5),
    ]);
    expect(linesOf(day)).toEqual([
      `change T0 ${DAY} 51000`,
      `volume T0 ${DAY} 300`,
      `turnover T0 ${DAY} 15300000`,
      `near T0 ${DAY} 55900`,
      `at T0 ${DAY} 57500`,
    ]);
  });

  it('take no price of an odd lot, none before the opening and none of a halted stock', () => {
    const book = bookOf(heldAlert('up', { condition: price('>=', 510) }));
    const before = [told.opening(), trade(515, -600)];
    expect(linesOf(play(book, before))).toEqual([]);
    expect(linesOf(play(book, [...before, told.status('open', 0)]))).toEqual([`up T0 ${DAY} 51500`]);
    const again = bookOf(heldAlert('up', { condition: price('>=', 510) }));
    expect(linesOf(play(again, [...OPEN, trade(515, 1, 'T0', 9)]))).toEqual([]);
  });

  it('of a price that was there when they were made are not told, also when the log is read again', () => {
    const made = { condition: price('>=', 510), since: instant(told.at(10)) };
    const events = [...OPEN, trade(512, 5), trade(513, 15), trade(505, 20), trade(511, 25)];
    const held = heldAlert('late', made);
    expect(linesOf(play(bookOf(held), events))).toEqual([`late T0 ${DAY} 51100`]);
    expect(held.instances.get(T0)?.state).toBe('fired');
  });

  it('begin an ex-date from the restated close: its fall is no news', () => {
    const fell = new Map([[T0, paisa(600_00)]]);
    const armed: Instance = {
      ...NEW_INSTANCE,
      state: 'armed',
      side: 'over',
      place: { bar: tradingDate('2026-08-19'), isClosed: true, at: instant(0), turn: 2 },
    };
    const make = () =>
      bookOf(heldAlert('down', { condition: price('<=', 550), instances: new Map([['T0', armed]]) }));
    const events = [...OPEN, trade(499, 1), trade(560, 2), trade(550, 3)];
    expect(linesOf(play(make(), events, fell))).toEqual([`down T0 ${DAY} 55000`]);
    expect(linesOf(play(make(), events))).toEqual([`down T0 ${DAY} 49900`]);
  });

  it('that wait for a list of signals hear what the log tells of it', () => {
    const condition = { kind: 'signal', list: 'macd-cross.signal.daily.buy' } as const;
    const yesterday: Instance = {
      ...NEW_INSTANCE,
      state: 'fired',
      place: { bar: tradingDate('2026-08-19'), isClosed: false, at: instant(0), turn: 0 },
      firedBar: tradingDate('2026-08-19'),
    };
    const book = bookOf(
      heldAlert('list', { condition }),
      heldAlert('again', { condition, symbols: null, instances: new Map([['T0', yesterday]]) }),
      heldAlert('other', { condition, symbols: ['T1'] }),
    );
    const events = [
      ...OPEN,
      trade(501, 1),
      signals(2, 'forming'),
      signals(3, 'withdrawn'),
      signals(4, 'forming'),
    ];
    expect(linesOf(play(book, events)).toSorted()).toEqual([`again T0 ${DAY} null`, `list T0 ${DAY} null`]);
    const pro = heldAlert('late', { condition, since: told.at(2.5) });
    expect(
      linesOf(play(bookOf(pro), [...OPEN, trade(501, 1), signals(2, 'forming'), trade(502, 3)])),
    ).toEqual([]);
  });

  it('that tell every time are paused by the fifteenth within three minutes', () => {
    const symbols = Array.from({ length: 20 }, (_, number) => `S${number}`);
    const many = dayTeller(DAY, new Map(symbols.map((symbol) => [symbol, 500_00])));
    const held = heldAlert('flood', { condition: price('>=', 510), frequency: 'every-time', symbols });
    const day = new AlertDay(DAY, new Map());
    const book = bookOf(held);
    const events = [
      many.opening(),
      many.status('open', 0),
      ...symbols.map((symbol, number) => many.trade(symbol, 511_00, number + 1)),
    ];
    for (const event of events) day.hear({ day: DAY, term: 1, event }, book);
    const judgements = day.takeJudgements();
    expect(judgements).toHaveLength(15);
    expect(judgements.map(({ pause = null }) => pause)).toEqual([...Array(14).fill(null), 'flood']);
    const last = judgements.at(-1);
    expect(last && toChange(last, many.at(30)).pause).toMatchObject({
      because: 'flood',
      facts: { about: 'flood', rule: 'price', level: 510_00 },
    });
  });

  it('are put and removed in mid-session, and go on where they stood', () => {
    const held = heldAlert('up', { condition: price('>=', 510) });
    const day = play(bookOf(held), [...OPEN, trade(505, 1)]);
    expect([...day.instancesOf('up').values()].map(({ state }) => state)).toEqual(['armed']);
    day.remove('up');
    const book = bookOf();
    day.hear({ day: DAY, term: 1, event: trade(511, 2) }, book);
    expect(linesOf(day)).toEqual([]);
    day.put(heldAlert('new', { condition: price('>=', 510), since: told.at(3) }));
    day.hear({ day: DAY, term: 1, event: trade(512, 4) }, book);
    day.hear({ day: DAY, term: 1, event: trade(500, 5) }, book);
    day.hear({ day: DAY, term: 1, event: trade(510, 6) }, book);
    expect(linesOf(day)).toEqual([`new T0 ${DAY} 51000`]);
  });
});

describe('what is told', () => {
  it('has its figures as they are kept and says whether it is late', () => {
    const condition = { kind: 'level', measure: 'change', operator: '>=', value: 2_00 } as const;
    const day = play(bookOf(heldAlert('change', { condition })), [...OPEN, trade(511, 1)]);
    const [judgement] = day.takeJudgements();
    if (judgement === undefined) throw new Error('nothing was judged');
    const { firing } = toChange(judgement, told.at(5));
    expect(firing).toMatchObject({
      isLate: false,
      figures: [{ name: 'change', value: 2.2, unit: 'percent' }],
      facts: { rule: 'change', level: 2_00, value: 2_20, symbol: 'T0', is_forming: true },
      ways: { channels: ['push'], gathers: false },
    });
    const tomorrow = toChange(judgement, instant(told.at(5) + 86_400_000)).firing;
    expect(tomorrow).toMatchObject({ isLate: true, ways: { gathers: true }, facts: { is_late: true } });
  });
});
