import type { TradingDate } from '@chuli/kernel';
import type { CloseEvent, TotalsEvent } from '@chuli/session';
import { rowText } from '../../checks/checked.ts';
import { type Summary, readClose, readMarketOpen, readSummary } from '../../checks/read-market.ts';
import { readPage } from '../../checks/read-page.ts';
import type { TradeRules } from '../../checks/read-trade.ts';
import { type Notice, type Rejected, type SourceContext, type WholeDay, notice } from '../source.ts';
import { type Client, type HttpSettings, PATHS } from './client.ts';
import { WholePages, completeTotals } from './whole-pages.ts';

type Closes = { closes: CloseEvent[]; rejected: Rejected[]; notices: Notice[] };

/** Official closes; without them the day still has all of its trades. */
const readCloses = async (
  client: Client,
  { pageSize }: HttpSettings,
  { day }: SourceContext,
): Promise<Closes> => {
  const found: Closes = { closes: [], rejected: [], notices: [] };
  for (let page = 0, pages = 1; page < pages; page++) {
    const query = { size: String(pageSize), page: String(page), businessDate: day };
    const answer = await client.ask(PATHS.todayPrice, query);
    if (answer.fault !== null) {
      found.notices.push(notice(answer.fault, `prices: ${answer.detail}`));
      break;
    }
    const read = readPage(answer.value);
    if (read.reason !== null) {
      found.notices.push(notice('schema-drift', `prices: ${read.reason}`));
      break;
    }
    pages = read.value.totalPages ?? 1;
    for (const row of read.value.rows) {
      const close = readClose(row, day);
      if (close.reason !== null)
        found.rejected.push({ kind: 'rejected', reason: close.reason, row: rowText(row) });
      else if (close.value !== null) found.closes.push(close.value);
    }
  }
  return found;
};

const readDeclaredSummary = async (client: Client): Promise<Summary | null> => {
  const answer = await client.ask(PATHS.summary);
  return answer.fault === null ? readSummary(answer.value).value : null;
};

type Declared = { event: TotalsEvent | null; reasons: string[] };

/** The floorsheet and the summary both declare the day; they have to agree. */
const declare = (pages: WholePages, summary: Summary | null, { clock }: SourceContext): Declared => {
  const totals = completeTotals(pages.declared());
  if (totals === null) return { event: null, reasons: [] };
  const isSame =
    summary === null ||
    (summary.trades === totals.trades &&
      summary.volume === totals.volume &&
      summary.turnover === totals.turnover);
  return {
    event: { kind: 'totals', ...totals, symbols: summary?.symbols ?? null, at: clock(), isFinal: true },
    reasons: isSame ? [] : [`market summary declares ${summary.trades} trades, floorsheet ${totals.trades}`],
  };
};

/** The exchange serves its latest session and nothing else; null when that is this day. */
const otherDay = async (client: Client, day: TradingDate): Promise<string | null> => {
  const answer = await client.ask(PATHS.marketOpen);
  const shown = answer.fault === null ? readMarketOpen(answer.value).value?.asOf.day : undefined;
  return shown === undefined || shown === day ? null : `the exchange shows ${shown}`;
};

const nothingOf = (day: TradingDate, reason: string): WholeDay => ({
  day,
  trades: [],
  declared: null,
  closes: [],
  rejected: [],
  notices: [notice('other-day', reason)],
  pages: null,
  isComplete: false,
  reasons: [reason],
});

/** Reads the pages until the sums hold, as often as the settings allow; then closes and declared totals. */
export const readWholeDay = async (
  client: Client,
  settings: HttpSettings,
  context: SourceContext,
  rules: TradeRules,
): Promise<WholeDay> => {
  const other = await otherDay(client, context.day);
  if (other !== null) return nothingOf(context.day, other);
  const pages = new WholePages(client, rules, settings.pageSize);
  for (let pass = 0; pass < settings.passes && !context.signal.aborted; pass++) {
    if (pass > 0) await context.sleep(settings.passGapMs);
    await pages.pass();
    if (pages.reasons().length === 0) break;
  }
  const { closes, rejected, notices } = await readCloses(client, settings, context);
  const { event, reasons } = declare(pages, await readDeclaredSummary(client), context);
  const why = [...pages.reasons(), ...reasons];
  return {
    day: context.day,
    trades: pages.trades(),
    declared: event,
    closes,
    rejected: [...pages.rejected(), ...rejected],
    notices: [...pages.notices, ...notices],
    pages: pages.audit(),
    isComplete: why.length === 0,
    reasons: why,
  };
};
