import type { Evidence, Finding } from '@chuli/actions';
import { type StockSymbol, tradingDate } from '@chuli/kernel';
import { testRegistry } from '@chuli/testkit';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Registry, openRegistry } from '../client.ts';
import { readReference } from '../reference/reference.ts';
import { upsertCompanies } from '../reference/write-reference.ts';
import { declaredMark, readDeclared } from './declared.ts';
import { decideAction, enterAction } from './decide.ts';
import { keepFindings } from './keep-findings.ts';
import { countWaitingActions, findAction, listActions } from './stored-action.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const AAA = 'AAA' as StockSymbol;
const BBB = 'BBB' as StockSymbol;
const EX = tradingDate('2026-08-13');

const company = (symbol: StockSymbol) => ({
  symbol,
  name: symbol,
  status: 'Active',
  provenance: 'list',
});

const stated: Evidence = { by: 'stated', words: 'the exchange restated the close', factor: 0.8 };

const finding = (change: Partial<Finding> = {}): Finding => ({
  symbol: AAA,
  ex_on: EX,
  kind: 'bonus',
  factor: 0.8,
  known_on: EX,
  confidence: 'likely',
  evidence: [stated],
  ...change,
});

const doubtful = (change: Partial<Finding> = {}): Finding => finding({ confidence: 'doubtful', ...change });

describe('corporate actions as they are kept', () => {
  let registry: Registry;
  let url: string;
  beforeAll(async () => {
    const opened = await testRegistry(4);
    ({ registry, url } = opened);
    await upsertCompanies(registry, [company(AAA), company(BBB)]);
    return opened.close;
  });
  beforeEach(() => registry.deleteFrom('price_adjustment').execute());

  const inForce = async () =>
    (await readReference(registry)).adjustments.map(({ adjustment }) => [
      adjustment.symbol,
      adjustment.ex_on,
      adjustment.factor,
      adjustment.confidence,
    ]);

  const decide = (decision: 'confirmed' | 'refused', factor?: number, through = registry) =>
    through
      .transaction()
      .execute((transaction) =>
        decideAction(transaction, { symbol: AAA, ex_on: EX, by: 'sita', decision, factor }, NOW),
      );

  const enter = (ex_on = EX) =>
    registry.transaction().execute((transaction) =>
      enterAction(
        transaction,
        {
          symbol: AAA,
          ex_on,
          by: 'sita',
          kind: 'merger',
          factor: 0.5,
          known_on: ex_on,
          words: 'circular 7',
        },
        NOW,
      ),
    );

  it('replace what was found before, and say which stocks changed', async () => {
    const other = finding({ symbol: BBB });
    expect((await keepFindings(registry, [finding(), other])).changed).toEqual([AAA, BBB]);
    const kept = await keepFindings(registry, [finding({ factor: 0.75 }), other]);
    expect(kept).toEqual({ rows: 1, changed: [AAA] });
    expect(await keepFindings(registry, [other])).toEqual({ rows: 1, changed: [AAA] });
    expect(await inForce()).toEqual([[BBB, EX, 0.8, 'likely']]);
  });

  it('that are found again as they were are not touched', async () => {
    await keepFindings(registry, [finding()]);
    const before = await findAction(registry, AAA, EX);
    expect(await keepFindings(registry, [finding()])).toEqual({ rows: 0, changed: [] });
    expect(await findAction(registry, AAA, EX)).toEqual(before);
  });

  it('of other stocks than those that were looked at stay', async () => {
    await keepFindings(registry, [finding(), finding({ symbol: BBB })]);
    expect((await keepFindings(registry, [], { symbols: [AAA] })).changed).toEqual([AAA]);
    expect(await inForce()).toEqual([[BBB, EX, 0.8, 'likely']]);
    expect(() => keepFindings(registry, [finding()], { symbols: [BBB] })).toThrow('none of the stocks');
  });

  it('of a ticker that no list knows wait for its company', async () => {
    expect((await keepFindings(registry, [finding({ symbol: 'ZZZ' as StockSymbol })])).rows).toBe(0);
  });

  it('that are doubtful change no price until they are confirmed', async () => {
    expect((await keepFindings(registry, [doubtful()])).changed).toEqual([]);
    expect(await inForce()).toEqual([]);
    expect((await readReference(registry)).doubtful).toMatchObject([
      { symbol: AAA, action: { ex_on: EX, factor: 0.8, words: stated.words } },
    ]);
    expect(await countWaitingActions(registry)).toBe(1);
    const change = await decide('confirmed', 0.79);
    expect(change).toMatchObject({ before: { decision: null }, after: { decided_by: 'sita', factor: 0.79 } });
    expect(await inForce()).toEqual([[AAA, EX, 0.79, 'certain']]);
    expect((await readReference(registry)).doubtful).toEqual([]);
    expect(await listActions(registry, { isWaiting: true, most: 10 })).toEqual([]);
  });

  it('that were refused never change one, however sure a later finding is', async () => {
    await keepFindings(registry, [doubtful()]);
    await decide('refused');
    await keepFindings(registry, [finding({ confidence: 'certain', factor: 0.7 })]);
    await keepFindings(registry, []);
    expect(await inForce()).toEqual([]);
    expect(await findAction(registry, AAA, EX)).toMatchObject({ decision: 'refused', factor: 0.8 });
  });

  it('that an operator entered stay, and the same found on another day is asked about', async () => {
    await enter();
    expect(await enter()).toBeUndefined();
    const beside = finding({ ex_on: tradingDate('2026-08-16'), factor: 0.5 });
    const far = finding({ ex_on: tradingDate('2026-10-13') });
    await keepFindings(registry, [finding({ factor: 0.6 }), beside, far]);
    expect(await inForce()).toEqual([
      [AAA, EX, 0.5, 'certain'],
      [AAA, far.ex_on, 0.8, 'likely'],
    ]);
    const asked = await findAction(registry, AAA, beside.ex_on);
    expect(asked?.confidence).toBe('doubtful');
    expect(asked?.evidence.at(-1)?.words).toContain(EX);
  });

  it('are those of one process or of the other where two keep at once, never both', async () => {
    const second = openRegistry(url, 2);
    try {
      const later = tradingDate('2026-09-01');
      for (let round = 0; round < 10; round += 1) {
        await Promise.all([
          keepFindings(registry, [finding(), finding({ ex_on: later })]),
          keepFindings(second, [finding({ symbol: BBB })]),
        ]);
        const symbols = (await inForce()).map(([symbol]) => symbol);
        expect([[AAA, AAA].join(), BBB]).toContain(symbols.join());
      }
    } finally {
      await second.destroy();
    }
  });

  it('that are decided while they are found again keep the decision', async () => {
    const second = openRegistry(url, 2);
    try {
      for (let round = 0; round < 10; round += 1) {
        await registry.deleteFrom('price_adjustment').execute();
        await keepFindings(registry, [doubtful()]);
        await Promise.all([
          decide('confirmed', 0.79, second),
          keepFindings(registry, [doubtful({ factor: 0.6 })]),
        ]);
        expect(await inForce()).toEqual([[AAA, EX, 0.79, 'certain']]);
      }
    } finally {
      await second.destroy();
    }
  });

  it('have a mark of what was declared, and give back what a publisher listed', async () => {
    const mark = await declaredMark(registry);
    expect(await declaredMark(registry)).toBe(mark);
    const declared = { symbol: AAA, fiscal_year: '2082/2083', bonus_percent: 25, source: 'test', flags: '' };
    await registry.insertInto('dividend').values(declared).execute();
    expect(await declaredMark(registry)).not.toBe(mark);
    const listed: Evidence = { by: 'listed', words: 'a publisher lists it', factor: 0.81 };
    await keepFindings(registry, [finding({ evidence: [stated, listed] })]);
    expect(await readDeclared(registry)).toMatchObject({
      dividends: [{ symbol: AAA, bonus_percent: 25 }],
      listed: [{ symbol: AAA, ex_on: EX, factor: 0.81, words: listed.words }],
    });
  });
});
