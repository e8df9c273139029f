import { describe, expect, it } from 'vitest';
import { chooseEncoding, chooseFormat } from './negotiate.ts';

describe('what a reader accepts', () => {
  it.each([
    [undefined, 'application/json'],
    ['*/*', 'application/json'],
    ['text/csv', 'text/csv'],
    ['text/csv, */*;q=0.1', 'text/csv'],
    ['application/json, text/csv', 'application/json'],
    ['application/json;q=0.5, text/csv', 'text/csv'],
    ['text/csv;q=0', 'application/json'],
    ['text/html,application/xhtml+xml', 'application/json'],
  ])('%s is answered with %s', (accept, format) => {
    expect(chooseFormat(accept)).toBe(format);
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', null],
    [undefined, null],
  ])('%s is compressed by %s', (accept, encoding) => {
    expect(chooseEncoding(accept)).toBe(encoding);
  });
});
