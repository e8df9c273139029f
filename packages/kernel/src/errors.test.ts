import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { ERRORS } from './errors.ts';

describe('an error of the product', () => {
  it('carries code, details and cause', () => {
    const cause = new Error('connection refused');
    const error = new AppError('engine.unavailable', { engine: 'tape' }, { cause });
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({ name: 'AppError', code: 'engine.unavailable', cause });
    expect(error.details).toEqual({ engine: 'tape' });
  });

  it('names code and details in its own message', () => {
    const error = new AppError('market.no-rule', { date: '1990-01-01' });
    expect(error.message).toContain('market.no-rule');
    expect(error.message).toContain('1990-01-01');
  });

  it.each(Object.entries(ERRORS))('%s has a failing status and a sentence for people', (_code, row) => {
    expect(row.status).toBeGreaterThanOrEqual(400);
    expect(row.status).toBeLessThan(600);
    expect(row.message).toMatch(/^[A-Z].*\.$/);
  });
});
