import { describe, expect, it } from 'vitest';
import { isKeepable, kindOf } from './rules.ts';

const ORIGIN = 'https://chuli.app';

const asked = (path: string, { mode = 'cors', method = 'GET', headers = {} } = {}) => ({
  url: new URL(path, ORIGIN).href,
  mode: mode as Request['mode'],
  method,
  headers: new Headers(headers),
});

const answer = (status: number, control: string, type = 'application/json; charset=utf-8') => ({
  status,
  headers: new Headers({ 'cache-control': control, 'content-type': type }),
});

describe('what the worker takes a request for', () => {
  it('tells pages, files and answers apart', () => {
    expect(kindOf(asked('/floorsheet?symbol=NABIL', { mode: 'navigate' }), ORIGIN)).toBe('page');
    expect(kindOf(asked('/assets/index-a1b2c3d4.js'), ORIGIN)).toBe('file');
    expect(kindOf(asked('/api/stock/'), ORIGIN)).toBe('answer');
  });

  it('leaves alone what it must not touch', () => {
    expect(kindOf(asked('/api/stock/', { method: 'POST' }), ORIGIN)).toBe('other');
    expect(kindOf(asked('https://elsewhere.example/api/stock/'), ORIGIN)).toBe('other');
    expect(kindOf(asked('/api/portfolio/', { headers: { authorization: 'Bearer x' } }), ORIGIN)).toBe(
      'other',
    );
    expect(kindOf(asked('/api/operator/feed/', { headers: { 'x-operator-key': 'x' } }), ORIGIN)).toBe(
      'other',
    );
    expect(kindOf(asked('/api/live/', { headers: { accept: 'text/event-stream' } }), ORIGIN)).toBe('other');
    expect(kindOf(asked('/assets/a.woff2', { headers: { range: 'bytes=0-' } }), ORIGIN)).toBe('other');
  });

  it('never answers for how things stand', () => {
    expect(kindOf(asked('/status', { mode: 'navigate' }), ORIGIN)).toBe('other');
  });

  it('never answers for the market status: an old one may be wrong', () => {
    expect(kindOf(asked('/api/tools/market-status/'), ORIGIN)).toBe('other');
  });
});

describe('what may be kept', () => {
  it('is market data that everybody gets', () => {
    expect(isKeepable(answer(200, 'public, max-age=30'))).toBe(true);
  });

  it('is never personal, an error, or something else than data', () => {
    expect(isKeepable(answer(200, 'private, max-age=30'))).toBe(false);
    expect(isKeepable(answer(200, 'no-store'))).toBe(false);
    expect(isKeepable(answer(200, ''))).toBe(false);
    expect(isKeepable(answer(404, 'public, max-age=30'))).toBe(false);
    expect(isKeepable(answer(503, 'public, max-age=30'))).toBe(false);
    expect(isKeepable(answer(200, 'public, max-age=30', 'text/html'))).toBe(false);
  });
});
