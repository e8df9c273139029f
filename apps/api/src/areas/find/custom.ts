import { type QueryOf, customScanContracts } from '@chuli/contracts';
import { AppError, type StockSymbol, type TradingDate } from '@chuli/kernel';
import { SCAN_GRACE_MS } from '@chuli/registry/account';
import {
  type ScanForm,
  type ScanModel,
  changeScanModel,
  findScanModel,
  hideScanModel,
  listScanModels,
  restoreScanModel,
  savesOf,
} from '@chuli/registry/find';
import { type Parsed, parseScan, unitsOf } from '@chuli/scan';
import { type Asked, needing } from '../../http/implement.ts';
import type { WithPeople } from '../account/people.ts';
import { selfOf } from '../account/self.ts';
import { signalDays } from '../signal/days.ts';
import type { WithScanner } from './answer-list.ts';
import { flatText } from './flat-text.ts';
import { keepModel, modelOrRefusal, mostOf, stocksFollowed, textOf } from './models.ts';
import { readRunningScan, readScan } from './read-scan.ts';
import { type ResultQuery, scanResults } from './scan-results.ts';
import { scanSaid } from './scan-said.ts';

type Needs = WithScanner & WithPeople;
/** Whatever was sent along. */
type Of<Query = unknown> = Asked<Query, unknown, unknown, Needs>;

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** The symbols that each text finds on a day. */
const symbolsOf = async (
  { scanner, registry, caller }: Of,
  as_of: TradingDate,
  texts: readonly string[],
): Promise<StockSymbol[][]> => {
  const mine = await stocksFollowed(registry, caller);
  return scanner.find({ texts, asOf: as_of, mine });
};

const NOTHING: StockSymbol[] = [];

const linesOf = async (asked: Of<{ as_of?: TradingDate | undefined }>, models: readonly ScanModel[]) => {
  const { as_of } = await signalDays(asked);
  const texts = models.flatMap(({ buy_text, sell_text }) =>
    sell_text === null ? [buy_text] : [buy_text, sell_text],
  );
  const found = await symbolsOf(asked, as_of, [...new Set(texts)]);
  const byText = new Map([...new Set(texts)].map((text, place) => [text, found[place] ?? NOTHING]));
  const rows = models.map((model) => {
    const { words_en, words_ne } = scanSaid(parseScan(model.buy_text));
    return {
      id: model.id,
      form: model.form,
      name: model.name,
      time_period: model.time_period,
      updated_at: secondsOf(model.updated_at),
      words_en,
      words_ne,
      buy_signals: byText.get(model.buy_text) ?? NOTHING,
      sell_signals: model.sell_text === null ? NOTHING : (byText.get(model.sell_text) ?? NOTHING),
    };
  });
  return { as_of, rows };
};

const ownModel = async (
  { registry, caller }: Of,
  id: string,
  forms?: readonly ScanForm[],
): Promise<ScanModel> => {
  const model = await findScanModel(registry, { personId: selfOf(caller).id, id });
  if (model === undefined || (forms !== undefined && !forms.includes(model.form)))
    throw new AppError('scan.not-found');
  return model;
};

const resultsOf = async (asked: Of<ResultQuery>, model: ScanModel, isHistory: boolean) => {
  const mine = await stocksFollowed(asked.registry, asked.caller);
  return scanResults(asked, parseScan(model.buy_text), asked.query, { mine, isHistory });
};

const hidden = async ({ registry, caller, clock }: Of, id: string, forms?: readonly ScanForm[]) => {
  const at = new Date(clock());
  const own = { personId: selfOf(caller).id, id };
  if (!(await hideScanModel(registry, own, forms === undefined ? { at } : { at, forms })))
    throw new AppError('scan.not-found');
  return { done: true as const, undo_until: secondsOf(new Date(at.getTime() + SCAN_GRACE_MS)) };
};

/** A rule is paid for when it is saved: what its lists find later is kept, or made once a day. */
const pay = ({ spend }: Pick<Of, 'spend'>, ...rules: readonly (Parsed | undefined)[]): void =>
  spend(rules.reduce((units, rule) => units + (rule === undefined ? 0 : unitsOf(rule.scan)), 0));

const SETUP: readonly ScanForm[] = ['setup'];

const savedScans = async (asked: Of<QueryOf<typeof customScanContracts.savedScans>>) => {
  const { registry, caller } = asked;
  const personId = selfOf(caller).id;
  const [models, saves, most, { as_of }] = await Promise.all([
    listScanModels(registry, personId),
    savesOf(registry, personId),
    mostOf(asked, 'scan'),
    signalDays(asked),
  ]);
  const found = await symbolsOf(
    asked,
    as_of,
    models.map(({ buy_text }) => buy_text),
  );
  const rows = models.map((model, place) => {
    const { words_en, words_ne, match } = scanSaid(parseScan(model.buy_text));
    return {
      model_id: model.id,
      form: model.form,
      name: model.name,
      text: model.buy_text,
      sell_text: model.sell_text,
      words_en,
      words_ne,
      time_period: model.time_period,
      scanning_type: match,
      revision: model.revision,
      updated_at: secondsOf(model.updated_at),
      visibility: model.visibility,
      total_now: found[place]?.length ?? 0,
    };
  });
  return { as_of, saves, limit: most.count, rows };
};

export const customScanEndpoints = needing<Needs>({ scanner: true, people: true })(customScanContracts, {
  mySignals: async (asked) =>
    linesOf(asked, await listScanModels(asked.registry, selfOf(asked.caller).id, { form: asked.query.form })),
  addSignal: async (asked) => {
    const { name, buy, sell, request_id } = asked.body;
    const first = readScan(buy.text, buy.scanning_type);
    const second = sell === undefined ? undefined : readScan(sell.text, sell.scanning_type);
    pay(asked, first, second);
    const { model } = await keepModel(asked, {
      form: 'signal',
      name,
      timePeriod: first.base,
      buy: first,
      sell: second,
      requestId: request_id,
    });
    const { rows } = await linesOf({ ...asked, query: {} }, [model]);
    const [line] = rows;
    if (line === undefined) throw new AppError('scan.not-found');
    return line;
  },
  addSetup: async (asked) => {
    const { name, time_period, request_id } = asked.body;
    const buy = readScan(flatText(asked.body));
    pay(asked, buy);
    const { model } = await keepModel(asked, {
      form: 'setup',
      name,
      timePeriod: time_period,
      buy,
      requestId: request_id,
    });
    const { as_of } = await signalDays({ ...asked, query: {} });
    const [found] = await symbolsOf(asked, as_of, [model.buy_text]);
    return { model_id: model.id, scan: scanSaid(buy), total: found?.length ?? 0 };
  },
  setupResults: async (asked) => resultsOf(asked, await ownModel(asked, asked.params.modelId, SETUP), false),
  removeSetup: async (asked) => hidden(asked, asked.params.modelId, SETUP),
  runScan: async (asked) => {
    const { text, is_history, ...query } = asked.body;
    const mine = await stocksFollowed(asked.registry, asked.caller);
    return scanResults(asked, readRunningScan(text), query, { mine, isHistory: is_history });
  },
  savedScans,
  saveScan: async (asked) => {
    const { name, text, visibility, parent_id, request_id } = asked.body;
    if (parent_id !== undefined) await ownModel(asked, parent_id);
    const buy = readScan(text);
    pay(asked, buy);
    const { model, saves } = await keepModel(asked, {
      form: 'scan',
      name,
      timePeriod: buy.base,
      buy,
      visibility,
      parentId: parent_id,
      requestId: request_id,
    });
    return { model_id: model.id, revision: model.revision, saves };
  },
  changeScan: async ({ registry, caller, clock, params, body, spend }) => {
    const { model_id, name, text, visibility, is_deleted } = body;
    if (model_id !== params.model_id) throw new AppError('input.invalid', { model_id });
    const own = { personId: selfOf(caller).id, id: model_id };
    if (is_deleted === false) modelOrRefusal(await restoreScanModel(registry, own));
    const buy = text === undefined ? undefined : readScan(text);
    pay({ spend }, buy);
    const texts =
      buy === undefined
        ? {}
        : { buy_text: textOf(buy).text, buy_scan_id: textOf(buy).scanId, timePeriod: buy.base };
    const { model, saves } = modelOrRefusal(
      await changeScanModel(registry, own, { ...texts, name, visibility }, new Date(clock())),
    );
    return { model_id: model.id, revision: model.revision, saves };
  },
  removeScan: async (asked) => hidden(asked, asked.params.modelId),
  scanResults: async (asked) => {
    const model = await ownModel(asked, asked.params.model_id);
    return { ...(await resultsOf(asked, model, true)), name: model.name };
  },
});
