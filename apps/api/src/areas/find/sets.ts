import { type ReplyOf, type SetKind, setContracts } from '@chuli/contracts';
import type { TradingDate } from '@chuli/kernel';
import { type ScanModel, listScanModels } from '@chuli/registry/find';
import { parseScan } from '@chuli/scan';
import { type Asked, needing } from '../../http/implement.ts';
import type { WithPeople } from '../account/people.ts';
import { selfOf } from '../account/self.ts';
import { signalDays } from '../signal/days.ts';
import type { WithScanner } from './answer-list.ts';
import { keepModel } from './models.ts';
import { type SetNumbers, setTexts } from './set-texts.ts';

type Needs = WithScanner & WithPeople;
type Of<Query, Body = unknown> = Asked<Query, Body, unknown, Needs>;
type DayAsked = { readonly as_of?: TradingDate | undefined };

type List<K extends SetKind> = ReplyOf<(typeof setContracts)[K]>;
type Row<K extends SetKind> = List<K>['rows'][number];

const NUMBERS: ReadonlySet<string> = new Set([
  'low',
  'medium',
  'high',
  'length',
  'multiplier',
  'positive',
  'negative',
  'start',
  'increment',
  'maximum',
]);

const numbersOf = (sent: Readonly<Record<string, unknown>>): SetNumbers =>
  Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, number] => NUMBERS.has(entry[0])),
  );

const rowsOf = async <K extends SetKind>(
  asked: Of<DayAsked>,
  models: readonly ScanModel[],
): Promise<List<K>> => {
  const { as_of } = await signalDays(asked);
  const texts = models.flatMap(({ buy_text, sell_text }) => [buy_text, sell_text ?? buy_text]);
  const [found, timedTo] = await Promise.all([
    asked.scanner.find({ texts, asOf: as_of, mine: [] }),
    asked.scanner.timedTo(as_of),
  ]);
  const rows = models.map((model, place) => ({
    id: model.id,
    name: model.name,
    time_period: model.time_period,
    updated_at: Math.floor(model.updated_at.getTime() / 1_000),
    ...model.parameters,
    buy_signals: found[2 * place] ?? [],
    sell_signals: found[2 * place + 1] ?? [],
    as_of,
    hours_to: model.time_period === 'hourly' || model.time_period === 'half_hourly' ? timedTo : null,
  }));
  // The numbers of a set were checked by its kind when it was kept.
  return { as_of, rows } as unknown as List<K>;
};

const isSame = (one: SetNumbers | null, other: SetNumbers): boolean =>
  one !== null && Object.keys(other).every((name) => one[name] === other[name]);

const list =
  <K extends SetKind>(kind: K) =>
  async (asked: Of<DayAsked>): Promise<List<K>> =>
    rowsOf<K>(asked, await listScanModels(asked.registry, selfOf(asked.caller).id, { setKind: kind }));

type Sent = { readonly name: string; readonly time_period: ScanModel['time_period'] };

/** The same numbers again are the set that is kept. */
const add =
  <K extends SetKind>(kind: K) =>
  async (asked: Of<unknown, Sent>): Promise<Row<K>> => {
    const { name, time_period } = asked.body;
    const parameters = numbersOf(asked.body);
    const kept = await listScanModels(asked.registry, selfOf(asked.caller).id, { setKind: kind });
    const known = kept.find((one) => one.time_period === time_period && isSame(one.parameters, parameters));
    const texts = setTexts(kind, parameters, time_period);
    const model =
      known ??
      (
        await keepModel(asked, {
          form: 'set',
          name,
          timePeriod: time_period,
          set: { kind, parameters },
          buy: parseScan(texts.buy),
          sell: parseScan(texts.sell),
        })
      ).model;
    const { rows } = await rowsOf<K>({ ...asked, query: {} }, [model]);
    return rows[0] as Row<K>;
  };

/** Near-twins: the kind is all that differs. */
export const setEndpoints = needing<Needs>({ scanner: true, people: true })(setContracts, {
  sma: list('sma'),
  addSma: add('sma'),
  rsi: list('rsi'),
  addRsi: add('rsi'),
  macd: list('macd'),
  addMacd: add('macd'),
  ema: list('ema'),
  addEma: add('ema'),
  supertrend: list('supertrend'),
  addSupertrend: add('supertrend'),
  di: list('di'),
  addDi: add('di'),
  psar: list('psar'),
  addPsar: add('psar'),
});
