import { type StockSymbol, type TradingDate, instant, kathmanduDate } from '@chuli/kernel';
import type { Registry } from '@chuli/registry';
import { listDividends, listRightsIssues } from '@chuli/registry/stock';
import { type Given, type Operations, Refusal } from './operation.ts';
import { printRows, rupees } from './print.ts';
import { day, decimal, knownSymbol, price } from './read.ts';

const SOURCE = 'operator';
const LARGEST_PERCENT = 1_000;
const YEAR = /^20\d\d\/20\d\d$/;
const RATIO = /^\d+(\.\d+)?:\d+(\.\d+)?$/;

const today = (now: Date): TradingDate => kathmanduDate(instant(now.getTime()));

const dayOf = (given: Given, name: string): TradingDate | null => {
  const text = given.option(name);
  return text === undefined ? null : day(text);
};

const percentOf = (given: Given, name: string): number | null => {
  const text = given.option(name);
  return text === undefined ? null : decimal(text, { to: LARGEST_PERCENT });
};

const yearOf = (text: string): string => {
  if (!YEAR.test(text)) throw new Refusal(`"${text}" is not a fiscal year: write 2082/2083.`);
  return text;
};

const symbolOf = (registry: Registry, given: Given) => knownSymbol(registry, given.word(0, 'symbol'));

const dividendsOf = (registry: Registry, symbol: StockSymbol, fiscalYear: string) =>
  registry
    .selectFrom('dividend')
    .selectAll()
    .where('symbol', '=', symbol)
    .where('fiscal_year', '=', fiscalYear)
    .execute();

type Dividend = Awaited<ReturnType<typeof dividendsOf>>[number];
type Said = Pick<Dividend, 'bonus_percent' | 'cash_percent' | 'announced_on' | 'known_on'>;

const NOTHING_SAID: Said = { bonus_percent: null, cash_percent: null, announced_on: null, known_on: null };

/** What a dividend says, of which an earlier row may have said a part: bonus, cash or both. */
const declaredOf = (given: Given, said: Said, now: Date) => {
  const bonus_percent = percentOf(given, 'bonus') ?? said.bonus_percent;
  const cash_percent = percentOf(given, 'cash') ?? said.cash_percent;
  if (bonus_percent === null && cash_percent === null)
    throw new Refusal('--bonus, --cash or both are needed.');
  const announced_on = dayOf(given, 'announced') ?? said.announced_on ?? today(now);
  const book_close_on = dayOf(given, 'book-close');
  return {
    bonus_percent,
    cash_percent,
    announced_on,
    book_close_on,
    known_on: said.known_on ?? announced_on,
  };
};

/** Its key has no book close, so that a row with one takes its place. */
const dropUndated = async (
  registry: Registry,
  { symbol, fiscal_year }: Pick<Dividend, 'symbol' | 'fiscal_year'>,
): Promise<void> => {
  await registry
    .deleteFrom('dividend')
    .where('symbol', '=', symbol)
    .where('fiscal_year', '=', fiscal_year)
    .where('book_close_on', 'is', null)
    .execute();
};

export const dividends: Operations = {
  list: {
    summary: 'Dividends and bonus shares of a company.',
    words: '<symbol>',
    look: async (registry, given, now) => {
      const symbol = await symbolOf(registry, given);
      printRows(await listDividends(registry, { symbol, as_of: today(now), with_undated: true }));
    },
  },
  add: {
    summary:
      'Enters a declared dividend. One of that year without a book close is completed; a bonus is applied on its ex-date.',
    words: '<symbol>',
    options: {
      year: { type: 'string', help: 'fiscal year, 2082/2083' },
      bonus: { type: 'string', help: 'bonus shares, percent' },
      cash: { type: 'string', help: 'cash, percent of face value' },
      announced: { type: 'string', help: 'day, YYYY-MM-DD (default today)' },
      'book-close': { type: 'string', help: 'day, YYYY-MM-DD, once it is known' },
    },
    change: async (registry, given, now) => {
      const symbol = await symbolOf(registry, given);
      const fiscal_year = yearOf(given.need('year'));
      const ofYear = await dividendsOf(registry, symbol, fiscal_year);
      const before = ofYear.find(({ book_close_on }) => book_close_on === null) ?? null;
      const declared = declaredOf(given, before ?? NOTHING_SAID, now);
      if (ofYear.some(({ book_close_on }) => book_close_on === declared.book_close_on))
        throw new Refusal(`${symbol} has a dividend of ${fiscal_year} with that book close.`);
      if (before !== null) await dropUndated(registry, before);
      const after = await registry
        .insertInto('dividend')
        .values({ flags: '', ...before, symbol, fiscal_year, ...declared, source: SOURCE })
        .returningAll()
        .executeTakeFirstOrThrow();
      return { subject: `${symbol} ${fiscal_year}`, before, after };
    },
  },
};

export const rightsIssues: Operations = {
  list: {
    summary: 'Right issues of a company that have opened.',
    words: '<symbol>',
    look: async (registry, given, now) => {
      const symbol = await symbolOf(registry, given);
      const rows = await listRightsIssues(registry, { symbol, as_of: today(now) });
      printRows(
        rows.map(({ ratio, units, issue_price, opened_on, closed_on }) => ({
          opened_on,
          closed_on,
          ratio,
          units,
          price: issue_price === null ? null : rupees(issue_price),
        })),
      );
    },
  },
  add: {
    summary: 'Enters a right issue. It is applied on its ex-date.',
    words: '<symbol>',
    options: {
      opened: { type: 'string', help: 'first day of subscription, YYYY-MM-DD' },
      closed: { type: 'string', help: 'last day of subscription, YYYY-MM-DD' },
      ratio: { type: 'string', help: 'as printed: 1:0.5 is half a new share for each old one' },
      price: { type: 'string', help: 'rupees for a new share', default: '100' },
    },
    change: async (registry, given) => {
      const symbol = await symbolOf(registry, given);
      const ratio = given.need('ratio');
      if (!RATIO.test(ratio)) throw new Refusal(`"${ratio}" is not a ratio: write 1:0.5.`);
      const row = {
        symbol,
        opened_on: day(given.need('opened')),
        closed_on: dayOf(given, 'closed'),
        ratio,
        issue_price: price(given.option('price') ?? '100'),
        issue_manager: null,
      };
      const after = await registry
        .insertInto('rights_issue')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .returningAll()
        .executeTakeFirst();
      if (after === undefined)
        throw new Refusal(`${symbol} has a right issue that opened on ${row.opened_on}.`);
      return { subject: `${symbol} ${row.opened_on}`, before: null, after };
    },
  },
};
