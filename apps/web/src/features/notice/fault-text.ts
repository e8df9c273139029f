import { t } from '@chuli/language';
import { knownReason } from './notice-words.ts';

/** Why a message did not arrive, as the owner of the receiver needs it: what it answered, or that it did not. */
export const faultText = (reason: string): string => {
  const known = knownReason(reason);
  if (known !== null) return t(known);
  const [, status] = /answered (\d{3})\b/.exec(reason) ?? [];
  if (status !== undefined) return t('it answered {status}', { status });
  const [, code] = /does not answer \((\w+)\)/.exec(reason) ?? [];
  return code === undefined ? t('it was not taken') : t('no answer ({code})', { code });
};
