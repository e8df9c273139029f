import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { PLACES, settingsFiles } from './files.ts';
import { freshKeys } from './keys.ts';

const files = (place: keyof typeof PLACES) =>
  new Map(
    [...settingsFiles({ keys: freshKeys(), places: PLACES[place], environment: 'production' })].map(
      ([name, text]) => [name, parseEnv(text)],
    ),
  );

describe('the settings of a first installation', () => {
  const written = files('machine');

  it('give the same secret to all who share it, and to nobody else', () => {
    const holders = (name: string): string[] =>
      [...written].filter(([, settings]) => settings[name] !== undefined).map(([file]) => file);
    expect(holders('CHULI_TOKEN_KEY')).toEqual(['api.env']);
    expect(holders('CHULI_VAPID_PRIVATE')).toEqual(['worker.env']);
    expect(holders('CHULI_SEAL_KEY')).toEqual(['api.env', 'worker.env']);
    expect(holders('DATABASE_URL')).toEqual([
      'api.env',
      'ingest.env',
      'worker.env',
      'tasks.env',
      'backup.env',
    ]);
    expect(holders('CHULI_BACKUP_URL')).toEqual(['backup.env']);
    expect(written.get('api.env')?.['CHULI_SEAL_KEY']).toBe(written.get('worker.env')?.['CHULI_SEAL_KEY']);
    expect(written.get('api.env')?.['CHULI_LIVE_KEY']).toBe(written.get('live.env')?.['CHULI_LIVE_KEY']);
    expect(holders('CHULI_LIVE_TRUNK_KEY')).toEqual(['live.env', 'relay.env']);
    expect(written.get('relay.env')?.['NATS_PASSWORD']).toBeUndefined();
    expect(Object.keys(written.get('web.env') ?? {}).toSorted()).toEqual([
      'CHULI_API_URL',
      'CHULI_ENVIRONMENT',
      'CHULI_LIVE_URL',
    ]);
  });

  it('give each role of the log its own password, the one that the server has', () => {
    const engines = written.get('engines.env');
    expect(written.get('ingest.env')?.['NATS_PASSWORD']).toBe(engines?.['CHULI_NATS_PUBLISHER_PASSWORD']);
    expect(written.get('live.env')?.['NATS_PASSWORD']).toBe(engines?.['CHULI_NATS_READER_PASSWORD']);
    expect(written.get('worker.env')?.['NATS_PASSWORD']).toBe(engines?.['CHULI_NATS_JUDGE_PASSWORD']);
  });

  it('keep a key of many signs whole', () => {
    const key: unknown = JSON.parse(written.get('api.env')?.['CHULI_TOKEN_KEY'] ?? '');
    expect(key).toMatchObject({ kty: 'OKP', crv: 'Ed25519' });
  });

  it('leave open what somebody has to decide', () => {
    expect(written.get('ingest.env')?.['CHULI_SOURCE']).toBe('');
    expect(written.get('api.env')?.['CHULI_SMS']).toBe('');
    expect(written.get('backup.env')?.['CHULI_BACKUP_RECIPIENTS']).toBe('');
  });

  it('are other ones every time, and name containers by their names', () => {
    const again = files('compose');
    expect(again.get('api.env')?.['CHULI_SEAL_KEY']).not.toBe(written.get('api.env')?.['CHULI_SEAL_KEY']);
    expect(again.get('api.env')?.['DATABASE_URL']).toMatch(/@postgres:5432\/chuli$/);
  });
});
