import { archiveFolder } from '@chuli/testkit';
import { describe, expect, it } from 'vitest';
import { archiveSource } from './archive-source.ts';

const folder = archiveFolder();

/** Counted in Python from the files themselves. */
describe.skipIf(folder === null)('the primary market of the archive (skipped without CHULI_ARCHIVE)', () => {
  const source = archiveSource(folder ?? '');

  it('has 50 offers of a list and 35 of notices, 14 for everybody, 12 for those abroad, 9 for the district', async () => {
    const { rows, rejected } = await source.offers.read();
    expect(rejected).toEqual([]);
    expect(rows.filter((row) => row.source === 'offers')).toHaveLength(50);
    const notices = rows.filter((row) => row.source === 'notices');
    expect(notices).toHaveLength(35);
    const counts = ['general', 'abroad', 'local'].map(
      (whom) => notices.filter(({ reserved_for }) => reserved_for === whom).length,
    );
    expect(counts).toEqual([14, 12, 9]);
    expect(notices.filter(({ opens_on }) => opens_on === null)).toHaveLength(2);
    expect(notices.filter(({ company }) => company === null)).toHaveLength(1);
  });

  it('reads the days of a notice as the list of another publisher has them', async () => {
    const { rows } = await source.offers.read();
    for (const [symbol, day] of [
      ['YMHL', '2026-04-29'],
      ['TPKHL', '2026-05-06'],
    ] as const) {
      const listed = rows.find((row) => row.source === 'offers' && row.symbol === symbol);
      expect(listed?.opens_on).toBe(day);
      const general = rows.filter(
        (row) => row.source === 'notices' && row.symbol === symbol && row.reserved_for === 'general',
      );
      expect(general.map(({ opens_on }) => opens_on)).toEqual([day]);
    }
  });

  it('has 46 listed funds and 14 others, with 296 values of the others alone', async () => {
    const funds = (await source.funds.read()).rows;
    expect(funds.filter(({ kind }) => kind === 'closed')).toHaveLength(46);
    expect(funds.filter(({ kind }) => kind === 'open')).toHaveLength(14);
    const navs = (await source.fundNavs.read()).rows;
    const counts = ['daily', 'weekly', 'monthly'].map(
      (one) => navs.filter(({ cycle }) => cycle === one).length,
    );
    expect(counts).toEqual([209, 60, 27]);
    const open = new Set(funds.flatMap(({ kind, symbol }) => (kind === 'open' ? [symbol] : [])));
    expect(navs.every(({ symbol }) => open.has(symbol))).toBe(true);
  });

  it('has lock-ins of 119 companies; of active shares 48 of promoters with a count and 13 of funds end later', async () => {
    const lockIns = (await source.lockIns.read()).rows;
    const companies = (await source.companies.read()).rows;
    expect(new Set(lockIns.map(({ symbol }) => symbol)).size).toBe(119);
    const active = new Set(
      companies
        .filter(({ instrument, status }) => instrument === 'Equity' && status === 'Active')
        .map(({ symbol }) => symbol),
    );
    const later = lockIns.filter(({ symbol, ends_on }) => active.has(symbol) && ends_on > '2026-08-21');
    expect(later.filter(({ kind, units }) => kind === 'promoter' && units !== null)).toHaveLength(48);
    expect(later.filter(({ kind }) => kind === 'promoter')).toHaveLength(51);
    expect(later.filter(({ kind }) => kind === 'fund')).toHaveLength(13);
    expect(lockIns.every(({ is_assumed, known_on, ends_on }) => is_assumed && known_on < ends_on)).toBe(true);
  });

  it('has 132 firms that keep shares, no auction and no portfolio', async () => {
    expect((await source.depositories.read()).rows).toHaveLength(132);
    expect((await source.auctions.read()).rows).toEqual([]);
    expect((await source.fundHoldings.read()).rows).toEqual([]);
  });
});
