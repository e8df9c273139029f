import { archiveFolder } from '@chuli/testkit';
import { beforeAll, describe, expect, it } from 'vitest';
import { type ArchiveActions, searchArchive } from './archive-actions.ts';
import { onNever, standAlone } from './report.ts';

const folder = archiveFolder();

describe.skipIf(folder === null)('actions of the archive (skipped without CHULI_ARCHIVE)', () => {
  let found: ArchiveActions;
  beforeAll(async () => {
    found = await searchArchive(folder ?? '');
  }, 120_000);

  /** By the printed terms and closes of the day, computed by hand. */
  it.each([
    ['UAIL', '2026-03-01', 'right', (464.8 + 10) / 1.1 / 464.8],
    ['GILB', '2019-07-17', 'right', (1_202 + 100) / 2 / 1_202],
    ['NMBMF', '2019-10-24', 'right', (1_105 + 150) / 2.5 / 1_105],
    ['HLBSL', '2020-07-01', 'bonus and right', (1_022 + 100) / 2.05 / 1_022],
    ['EBL', '2020-12-27', 'bonus', 1 / 1.05],
    ['NICL', '2019-08-11', 'bonus', 1 / 1.075],
    ['MNBBL', '2018-12-05', 'bonus', 1 / 1.1825],
    ['SDESI', '2019-11-26', 'bonus', 1 / 1.2],
    ['H8020', '2025-09-21', 'dividend', (12.18 - 1.616) / 12.18],
  ])('has %s on %s: %s', (symbol, on, kind, factor) => {
    const finding = found.findings.find((each) => each.symbol === symbol && each.ex_on === on);
    expect(finding).toMatchObject({ kind });
    expect(finding?.confidence).not.toBe('doubtful');
    expect(finding?.factor).toBeCloseTo(factor, 5);
  });

  it.each([
    ['EBLCP', '1990-01-01', '2030-01-01'],
    ['NCCD86', '1990-01-01', '2030-01-01'],
    ['KSBBL', '2011-01-01', '2013-12-31'],
    ['GVL', '2025-07-29', '2025-07-29'],
    ['SKBBL', '2021-08-24', '2021-08-24'],
  ])('changes no price of %s from %s to %s', (symbol, from, to) => {
    const own = found.findings.filter(
      (each) => each.symbol === symbol && each.ex_on >= from && each.ex_on <= to,
    );
    expect(own.filter(({ confidence }) => confidence !== 'doubtful')).toEqual([]);
  });

  it('has none on bonds and preference shares, and none known after its ex-date', () => {
    expect(onNever(found)).toEqual([]);
    expect(found.findings.every(({ known_on, ex_on }) => known_on <= ex_on)).toBe(true);
  });

  it('applies fewer than a quarter of the 389 that stood on a printed close alone', () => {
    const applied = standAlone(found.findings).filter(({ confidence }) => confidence !== 'doubtful');
    expect(applied.length).toBeLessThan(97);
  });
});
