import { randomBytes } from 'node:crypto';
import { phoneNumber } from '@chuli/kernel';
import { createSeal, openSecret, sealSecret } from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import { beginSecondFactor, findPerson, insertPerson } from '@chuli/registry/account';
import { findLinks, insertLink } from '@chuli/registry/notice';
import { testRegistry } from '@chuli/testkit';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { given } from './operation.ts';
import { perform } from './perform.ts';
import { seals } from './seals.ts';

const NOW = new Date('2026-11-15T06:00:00Z');
const LINK = '11111111-1111-4111-8111-111111111111';
const [old, fresh] = [randomBytes(32), randomBytes(32)];
const text = (...keys: Buffer[]): string => keys.map((key) => key.toString('base64')).join(',');

let registry: Registry;
let person = '';
beforeAll(async () => {
  const opened = await testRegistry(2);
  ({ registry } = opened);
  return opened.close;
});
beforeEach(async () => {
  await registry.deleteFrom('person').execute();
  const phone = phoneNumber('9841000001');
  person = (await insertPerson(registry, { phone, name: 'Maya', passwordHash: '-' }, NOW)) ?? '';
  const seal = createSeal(old);
  await beginSecondFactor(registry, person, seal.close('totp', person));
  await registry.transaction().execute((transaction) =>
    insertLink(
      transaction,
      {
        id: LINK,
        person_id: person,
        channel: 'webhook',
        address: 'https://example.org/',
        name: 'mine',
        secret: sealSecret(seal, LINK, 'hook'),
        sealed_with: seal.name,
      },
      NOW,
    ),
  );
});
afterEach(() => vi.unstubAllEnvs());

const renew = async (keys: string, isApplied = true) => {
  const operation = seals['renew'];
  if (operation === undefined || !('change' in operation)) throw new Error('changes nothing');
  vi.stubEnv('CHULI_SEAL_KEY', keys);
  return perform(
    registry,
    operation,
    given([], {}),
    { operator: 'sita', command: 'seals renew', isApplied },
    NOW,
  );
};

const opensAll = async (key: Buffer): Promise<unknown> => {
  const seal = createSeal(key);
  const { second_factor_secret: sealed } = (await findPerson(registry, person)) ?? {};
  const { webhook } = await findLinks(registry, person);
  const link = { id: LINK, secret: webhook?.secret ?? null, sealedWith: webhook?.sealed_with ?? null };
  return [seal.open(sealed ?? '', person), openSecret(seal, link)];
};

it('seals second factors and webhooks by the first key, once', async () => {
  expect(await renew(text(fresh, old))).toMatchObject({
    before: { second_factors: '0 of 1', webhooks: '0 of 1' },
    after: { second_factors: 1, webhooks: 1 },
  });
  expect(await opensAll(fresh)).toEqual(['totp', 'hook']);
  expect(await renew(text(fresh))).toMatchObject({
    before: { second_factors: '1 of 1', webhooks: '1 of 1' },
  });
});

it('changes nothing when tried, without the key that sealed, or without any', async () => {
  await renew(text(fresh, old), false);
  await expect(renew(text(fresh))).rejects.toThrow('data.inconsistent');
  await expect(renew('')).rejects.toThrow('CHULI_SEAL_KEY');
  expect(await opensAll(old)).toEqual(['totp', 'hook']);
});
