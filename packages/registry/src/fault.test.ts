import { AppError } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { registryFault, spoilsConnection, verdictOf } from './fault.ts';

const coded = (code: string) => Object.assign(new Error('of the engine'), { code });

describe('a failure of PostgreSQL', () => {
  it.each([
    ['ECONNREFUSED', 'away'],
    ['ECONNRESET', 'away'],
    ['ETIMEDOUT', 'away'],
    ['EHOSTUNREACH', 'away'],
    ['ENOTFOUND', 'away'],
    ['EPIPE', 'away'],
    ['08000', 'away'],
    ['08006', 'away'],
    ['08P01', 'away'],
    ['57P01', 'away'],
    ['57P02', 'away'],
    ['57P03', 'away'],
    ['53300', 'away'],
    ['25P03', 'unclear'],
  ])('%s is engine.unavailable, and the engine %s', (code, verdict) => {
    const error = coded(code);
    expect(registryFault(error)).toMatchObject({ code: 'engine.unavailable', cause: error });
    expect([verdictOf(error), spoilsConnection(error)]).toEqual([verdict, true]);
  });

  it.each([
    ['Connection terminated unexpectedly', 'away'],
    ['Connection terminated', 'away'],
    ['Connection terminated due to connection timeout', 'away'],
    ['timeout expired', 'away'],
    ['timeout exceeded when trying to connect', 'unclear'],
    ['Query read timeout', 'unclear'],
    ['Client has encountered a connection error and is not queryable', 'unclear'],
  ])('"%s" is engine.unavailable, and the engine %s', (message, verdict) => {
    const error = new Error(message);
    expect(registryFault(error)).toMatchObject({ code: 'engine.unavailable' });
    expect([verdictOf(error), spoilsConnection(error)]).toEqual([verdict, true]);
  });

  it.each(['57014', '55P03'])('%s took too long on an engine that is there', (code) => {
    const error = coded(code);
    expect(registryFault(error)).toMatchObject({ code: 'query.timed-out' });
    expect([verdictOf(error), spoilsConnection(error)]).toEqual(['there', false]);
  });

  it.each(['23505', '42P01', '22003'])('%s is a matter of the question alone', (code) => {
    const error = coded(code);
    expect(registryFault(error)).toBe(error);
    expect([verdictOf(error), spoilsConnection(error)]).toEqual(['there', false]);
  });

  it('spoils its connection when the guard gave the question up', () => {
    expect(spoilsConnection(new AppError('engine.unavailable'))).toBe(true);
  });
});
