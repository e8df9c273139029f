import { text } from 'node:stream/consumers';
import { readMigrations } from '@chuli/migrations';
import { type TestClickHouse, testClickHouse } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Tape, openTape } from '../client.ts';
import { laidOut, layoutOf } from './layout.ts';
import { statementsOf } from './statements.ts';

describe('the tape on several servers', () => {
  let engine: TestClickHouse;
  let tape: Tape;
  let statements: string[] = [];
  beforeAll(async () => {
    engine = await testClickHouse();
    tape = openTape(engine);
    const files = await readMigrations(new URL('../../migrations/', import.meta.url));
    statements = files.flatMap((file) => statementsOf(file.text));
  });
  afterAll(async () => {
    await tape.close();
    await engine.drop();
  });

  /** The engine's own reading of a statement, a line for each of its parts. */
  const readingOf = async (statement: string): Promise<string> => {
    const { stream } = await tape.exec({ query: `EXPLAIN AST ${statement}` });
    return text(stream);
  };

  it('has no table that stays on one of them, and is otherwise the same', async () => {
    let tables = 0;
    for (const statement of statements) {
      const many = laidOut(statement, 'replicas');
      const [one, other] = [await readingOf(statement), await readingOf(many)];
      expect(other.replaceAll(/\bReplicated(\w*MergeTree)\b/g, '$1')).toBe(one);
      expect(other).not.toMatch(/Function (?!Replicated)\w*MergeTree/);
      tables += other.match(/Function Replicated\w*MergeTree/g)?.length ?? 0;
      expect(laidOut(statement, 'one')).toBe(statement);
    }
    // As many as the files make: some of them only stood for a while.
    expect(tables).toBeGreaterThan(25);
  });

  it('is told by the database itself', async () => {
    expect(await layoutOf(tape)).toBe('one');
  });
});
