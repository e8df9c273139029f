import { describe, expect, it } from 'vitest';
import { pendingMigrations } from './migration-files.ts';

const file = (name: string, sha256 = 'a') => ({ name, sha256, text: '' });

describe('migrations are forward only', () => {
  it('applies what is not applied, in order', () => {
    const files = [file('0001-a.sql'), file('0002-b.sql'), file('0003-c.sql')];
    expect(pendingMigrations(files, [{ name: '0001-a.sql', sha256: 'a' }]).map(({ name }) => name)).toEqual([
      '0002-b.sql',
      '0003-c.sql',
    ]);
  });

  it('refuses an applied file that was edited, one that is gone, and one that comes too late', () => {
    const applied = [{ name: '0002-b.sql', sha256: 'a' }];
    expect(() => pendingMigrations([file('0002-b.sql', 'b')], applied)).toThrow('migration.edited');
    expect(() => pendingMigrations([file('0001-a.sql')], applied)).toThrow('migration.missing');
    expect(() => pendingMigrations([file('0001-a.sql'), file('0002-b.sql')], applied)).toThrow(
      'migration.out-of-order',
    );
  });
});
