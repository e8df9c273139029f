import { readMigrations } from '@chuli/migrations';
import { describe, expect, it } from 'vitest';
import { faultsOfTapeFile } from './rules.ts';

/** Applied before there was anybody to wait. */
const LAST_BEFORE_THE_RULES = '0006-trades-by-year.sql';

describe('files of the tape', () => {
  it('all add beside what is there', async () => {
    const files = await readMigrations(new URL('../../migrations/', import.meta.url));
    const ruled = files.filter(({ name }) => name > LAST_BEFORE_THE_RULES);
    expect(ruled.length).toBeGreaterThan(5);
    for (const { name, text } of ruled) expect([name, ...faultsOfTapeFile(text)]).toEqual([name]);
  });

  it.each([
    'CREATE TABLE price (a UInt8) ENGINE = MergeTree ORDER BY a;',
    'CREATE MATERIALIZED VIEW IF NOT EXISTS sums ENGINE = SummingMergeTree ORDER BY a AS SELECT 1 AS a;',
    'ALTER TABLE trade DROP COLUMN IF EXISTS load;',
    'ALTER TABLE trade MODIFY COLUMN load UInt32;',
    'ALTER TABLE trade ADD COLUMN IF NOT EXISTS b UInt8, MODIFY ORDER BY (a, b);',
    'ALTER TABLE trade UPDATE load = 1 WHERE 1;',
    'RENAME TABLE trade TO deal;',
    'EXCHANGE TABLES trade AND deal;',
    'INSERT INTO trade SELECT * FROM deal;',
    'DROP TABLE IF EXISTS trade;',
  ])('refuse %s', (text) => {
    expect(faultsOfTapeFile(text)).toHaveLength(1);
  });

  it('may take away what they say nobody asks for any more, and that twice', () => {
    const head = '-- contract: no program since 26.11.2 asks for it\n';
    expect(faultsOfTapeFile(`${head}DROP TABLE IF EXISTS deal;`)).toEqual([]);
    expect(faultsOfTapeFile(`${head}ALTER TABLE trade DROP COLUMN IF EXISTS load;`)).toEqual([]);
    expect(faultsOfTapeFile(`${head}DROP TABLE deal;`)).toHaveLength(1);
    expect(faultsOfTapeFile('-- contract:\nDROP TABLE IF EXISTS deal;')).toHaveLength(1);
  });
});
