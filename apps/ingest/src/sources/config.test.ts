import { describe, expect, it } from 'vitest';
import { readSourceConfig } from './config.ts';

describe('the choice of a source', () => {
  it('is the simulator when nothing is said', () => {
    expect(readSourceConfig({})).toMatchObject({ kind: 'simulator', speed: 1, brokers: 'after-close' });
  });

  it('takes address and headers of an HTTP source from the environment', () => {
    const config = readSourceConfig({
      CHULI_SOURCE: 'http',
      CHULI_HTTP_URL: 'https://feed.example/api/nots',
      CHULI_HTTP_HEADERS: '{"authorization":"Bearer x"}',
    });
    expect(config).toMatchObject({
      kind: 'http',
      settings: { headers: { authorization: 'Bearer x' }, pageSize: 500, firstBackOffMs: 2_000 },
    });
  });

  it.each<[string, Record<string, string>]>([
    ['CHULI_SOURCE is one of', { CHULI_SOURCE: 'telepathy' }],
    ['CHULI_HTTP_URL', { CHULI_SOURCE: 'http' }],
    ['CHULI_HTTP_URL', { CHULI_SOURCE: 'http', CHULI_HTTP_URL: 'ftp://feed.example' }],
    [
      'CHULI_HTTP_HEADERS',
      { CHULI_SOURCE: 'http', CHULI_HTTP_URL: 'https://f.example', CHULI_HTTP_HEADERS: 'x' },
    ],
    ['SPED', { CHULI_SOURCE: 'replay', CHULI_REPLAY_SPED: '10' }],
    ['CHULI_REPLAY_SPEED', { CHULI_SOURCE: 'replay', CHULI_REPLAY_SPEED: '1001' }],
    ['CHULI_FILE_FOLDER', { CHULI_SOURCE: 'file' }],
  ])('is refused: %s', (problem, environment) => {
    expect(() => readSourceConfig(environment)).toThrow(problem);
  });

  it('does not print headers, which may be secret', () => {
    const environment = {
      CHULI_SOURCE: 'http',
      CHULI_HTTP_URL: 'https://feed.example',
      CHULI_HTTP_HEADERS: '{"a b":"hidden-word"}',
    };
    expect(() => readSourceConfig(environment)).toThrow(expect.not.stringContaining('hidden-word'));
  });
});
