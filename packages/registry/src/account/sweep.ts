import type { Registry } from '../client.ts';
import { sweepScanModels } from '../find/scan-model.ts';
import { sweepDemoPeople } from './demo.ts';
import { REFRESH_LIFE_MS, SIGN_IN_LIFE_MS } from './refresh-verdict.ts';

/** How long a deletion can be undone. */
export const DELETION_GRACE_MS = 30 * 86_400_000;

const DAY_MS = 86_400_000;
/** How long a deleted scan can be taken back. */
export const SCAN_GRACE_MS = 30 * DAY_MS;
/** An owner can look back this far at sign-ins that ended or ran out. */
const PAST_SIGN_INS_MS = 180 * DAY_MS;
/** Whoever answers a form is told that its answer is kept for a year. */
const FORM_ANSWERS_MS = 365 * DAY_MS;

export type Swept = {
  people: number;
  demos: number;
  signIns: number;
  tokens: number;
  codes: number;
  emails: number;
  attempts: number;
  formAnswers: number;
  scanModels: number;
};

/** Those that ended, and those that ran out: not renewed in time, or old. */
const sweepSignIns = (registry: Registry, before: (ms: number) => Date) =>
  registry
    .deleteFrom('sign_in')
    .where((eb) =>
      eb.or([
        eb('ended_at', '<=', before(PAST_SIGN_INS_MS)),
        eb.and([
          eb('ended_at', 'is', null),
          eb.or([
            eb('seen_at', '<=', before(REFRESH_LIFE_MS + PAST_SIGN_INS_MS)),
            eb('created_at', '<=', before(SIGN_IN_LIFE_MS + PAST_SIGN_INS_MS)),
          ]),
        ]),
      ]),
    )
    .executeTakeFirst();

/** Removes what is kept no longer: people whose grace is over with all that is theirs, and what nothing asks any more. */
export const sweepPeople = async (registry: Registry, now: Date): Promise<Swept> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  const people = await registry
    .deleteFrom('person')
    .where('deletion_requested_at', '<=', before(DELETION_GRACE_MS))
    .executeTakeFirst();
  const signIns = await sweepSignIns(registry, before);
  const tokens = await registry.deleteFrom('refresh_token').where('expires_at', '<=', now).executeTakeFirst();
  const codes = await registry
    .deleteFrom('one_time_code')
    .where('expires_at', '<=', before(DAY_MS))
    .executeTakeFirst();
  const emails = await registry
    .deleteFrom('email_confirmation')
    .where('expires_at', '<=', before(DAY_MS))
    .executeTakeFirst();
  const attempts = await registry.deleteFrom('attempt').where('at', '<=', before(DAY_MS)).executeTakeFirst();
  const formAnswers = await registry
    .deleteFrom('form_answer')
    .where('created_at', '<=', before(FORM_ANSWERS_MS))
    .executeTakeFirst();
  return {
    people: Number(people.numDeletedRows),
    demos: await sweepDemoPeople(registry, now),
    signIns: Number(signIns.numDeletedRows),
    tokens: Number(tokens.numDeletedRows),
    codes: Number(codes.numDeletedRows),
    emails: Number(emails.numDeletedRows),
    attempts: Number(attempts.numDeletedRows),
    formAnswers: Number(formAnswers.numDeletedRows),
    scanModels: await sweepScanModels(registry, before(SCAN_GRACE_MS)),
  };
};
