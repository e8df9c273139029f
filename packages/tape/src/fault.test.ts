import { AppError } from '@chuli/kernel';
import { ClickHouseError } from '@clickhouse/client';
import { describe, expect, it } from 'vitest';
import { tapeFault, verdictOf } from './fault.ts';

const said = (type: string, message = 'of the engine') => new ClickHouseError({ message, code: '1', type });

describe('a failure of ClickHouse', () => {
  it.each([
    ['TIMEOUT_EXCEEDED', 'query.timed-out'],
    ['TOO_SLOW', 'query.timed-out'],
    ['MEMORY_LIMIT_EXCEEDED', 'query.too-large'],
    ['TOO_MANY_ROWS', 'query.too-large'],
    ['TOO_MANY_BYTES', 'query.too-large'],
    ['TOO_MANY_ROWS_OR_BYTES', 'query.too-large'],
    ['TOO_MANY_SIMULTANEOUS_QUERIES', 'engine.busy'],
  ])('%s is %s, of an engine that is there', (type, code) => {
    const error = said(type);
    expect(tapeFault(error)).toMatchObject({ code, cause: error });
    expect(verdictOf(error)).toBe('there');
  });

  it('says when to come again while the engine is busy', () => {
    expect(tapeFault(said('TOO_MANY_SIMULTANEOUS_QUERIES'))).toMatchObject({ details: { retry_after: 2 } });
  });

  it('is busy, not asked for too much, while the memory of the whole server is used up', () => {
    const error = said('MEMORY_LIMIT_EXCEEDED', '(total) memory limit exceeded: would use 20.00 GiB');
    expect(tapeFault(error)).toMatchObject({ code: 'engine.busy' });
  });

  it('is left as it is where the text of a question is wrong', () => {
    const error = said('SYNTAX_ERROR');
    expect([tapeFault(error), verdictOf(error)]).toEqual([error, 'there']);
  });

  it.each(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE'])('%s is away', (code) => {
    const error = Object.assign(new Error('of the network'), { code });
    expect(tapeFault(error)).toMatchObject({ code: 'engine.unavailable', details: { engine: 'tape' } });
    expect(verdictOf(error)).toBe('away');
  });

  it('tells a time limit of ours from an engine that is away', () => {
    const error = new Error('Timeout error.');
    expect(tapeFault(error)).toMatchObject({ code: 'query.timed-out' });
    expect(verdictOf(error)).toBe('unclear');
  });

  it('leaves alone what was called off, and what has its code already', () => {
    const calledOff = new Error('The user aborted a request.');
    const known = new AppError('engine.unavailable');
    expect([tapeFault(calledOff), verdictOf(calledOff)]).toEqual([calledOff, 'unclear']);
    expect(tapeFault(known)).toBe(known);
  });
});
