import { expect, it } from 'vitest';
import { insertFromFile, readStatement, takesRows } from './statement.ts';

const fromFile = (sql: string): string =>
  insertFromFile(sql, readStatement(sql), "'/p'").replaceAll(/\s+/g, ' ');

it('finds the format of a query wherever the clause stands', () => {
  expect(readStatement('select 1 \nFORMAT JSONEachRow').format).toBe('JSONEachRow');
  expect(readStatement('select 1 format CSV settings max_threads = 1;').format).toBe('CSV');
  expect(readStatement('select 1').format).toBeNull();
});

it('is not misled by names, strings and comments that read like clauses', () => {
  expect(readStatement("select format from t where a = 'x FORMAT CSV' -- FORMAT TSV").format).toBeNull();
  expect(readStatement('select (select 1 format CSV) /* ; */').format).toBeNull();
  expect(readStatement('select \';\', $tag$ ; $tag$, `;`, ";"').secondAt).toBeNull();
  expect(readStatement("select 'it''s; \\'; select 2'").secondAt).toBeNull();
});

it('sees a second statement, but not in the rows of an insert', () => {
  expect(readStatement('select 1; select 2').secondAt).toBe(10);
  expect(readStatement('select 1;; -- done').secondAt).toBeNull();
  expect(readStatement("insert into t values (1, 'a;b'); (2)").secondAt).toBeNull();
  expect(readStatement('insert into t format CSV\n1;2\n').secondAt).toBeNull();
});

it('knows an insert whose rows are still to come', () => {
  expect(takesRows('INSERT INTO t (a, b) FORMAT JSONEachRow')).toBe(true);
  expect(takesRows('insert into t values')).toBe(true);
  expect(takesRows('insert into format format Native;')).toBe(true);
  expect(takesRows('insert into t values (1)')).toBe(false);
  expect(takesRows('insert into t select 1')).toBe(false);
  expect(takesRows('select 1 format CSV')).toBe(false);
});

it('puts the source of the rows before settings and format', () => {
  expect(fromFile('INSERT INTO t (a) FORMAT CSV')).toBe("INSERT INTO t (a) FROM INFILE '/p' FORMAT CSV");
  expect(fromFile('insert into settings.format settings x = 1 format CSV')).toBe(
    "insert into settings.format FROM INFILE '/p' settings x = 1 format CSV",
  );
  expect(fromFile('insert into t settings x = 1 values')).toBe(
    "insert into t FROM INFILE '/p' settings x = 1 FORMAT Values",
  );
});
