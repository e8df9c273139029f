import { schemaFaults, settingsError } from '@chuli/kernel';
import { type Seal, SealKeys, renewSecret, sealBy } from '@chuli/messages';
import { lockSecondFactors, resealSecondFactor } from '@chuli/registry/account';
import { changeSecret, lockLinkSecrets } from '@chuli/registry/notice';
import type { RegistryTransaction } from '@chuli/registry';
import type { Operations } from './operation.ts';

const sealOf = ({ CHULI_SEAL_KEY }: NodeJS.ProcessEnv): Seal => {
  const parsed = SealKeys.safeParse(CHULI_SEAL_KEY);
  const seal = sealBy(parsed.data);
  if (seal === null) throw settingsError(parsed.success ? [] : schemaFaults(parsed.error, 'CHULI_SEAL_KEY'));
  return seal;
};

type Counted = { readonly all: number; readonly renewed: number };

const renewSecondFactors = async (transaction: RegistryTransaction, seal: Seal): Promise<Counted> => {
  const all = await lockSecondFactors(transaction);
  let renewed = 0;
  for (const { id, secret: sealed } of all) {
    const secret = seal.renew(sealed, id);
    if (secret === null) continue;
    await resealSecondFactor(transaction, { id, secret });
    renewed += 1;
  }
  return { all: all.length, renewed };
};

const renewWebhooks = async (transaction: RegistryTransaction, seal: Seal): Promise<Counted> => {
  const all = await lockLinkSecrets(transaction);
  let renewed = 0;
  for (const { id, secret: sealed } of all) {
    const secret = renewSecret(seal, id, sealed);
    if (secret === null) continue;
    await changeSecret(transaction, { id, secret, sealedWith: seal.name });
    renewed += 1;
  }
  return { all: all.length, renewed };
};

const byFirst = ({ all, renewed }: Counted): string => `${all - renewed} of ${all}`;

export const seals: Operations = {
  renew: {
    summary:
      'Seals second factors and secrets of webhooks anew with the first key of CHULI_SEAL_KEY; refused as a whole where one opens with none of them.',
    change: async (transaction) => {
      const seal = sealOf(process.env);
      const factors = await renewSecondFactors(transaction, seal);
      const webhooks = await renewWebhooks(transaction, seal);
      return {
        subject: `by the key ${seal.name}`,
        before: { second_factors: byFirst(factors), webhooks: byFirst(webhooks) },
        after: { second_factors: factors.all, webhooks: webhooks.all },
      };
    },
  },
};
