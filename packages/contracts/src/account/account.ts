import { z } from 'zod';
import { Code, Done, MEDIA, Password, PersonName } from './sign-in.ts';
import { get, post } from '../contract.ts';
import { personal } from '../kinds.ts';
import { Notice } from '../notice/notice.ts';

/** A moment in Unix seconds. */
const UnixSeconds = z.int().nonnegative();

const Person = z.object({
  id: z.string(),
  phone_number: z.string(),
  name: z.string(),
  /** An account to try things in, gone after a day. */
  is_demo: z.boolean(),
  created_at: UnixSeconds,
  has_second_factor: z.boolean(),
  /** When the account goes, if that was asked for; until then it can be undone. */
  deleted_at: UnixSeconds.nullable(),
});

const Session = z.object({
  id: z.string(),
  /** As the browser or app calls itself. */
  device: z.string(),
  medium: z.enum(MEDIA),
  address: z.string(),
  signed_in_at: UnixSeconds,
  seen_at: UnixSeconds,
  ended_at: UnixSeconds.nullable(),
  ended_for: z.enum(['logout', 'ended', 'reuse', 'password', 'deletion']).nullable(),
  is_this: z.boolean(),
});

export const accountContracts = {
  whoAmI: get({
    ...personal,
    path: '/accounts/user/whoami/',
    summary: 'The signed-in person',
    reply: Person,
  }),
  update: {
    ...personal,
    method: 'PATCH',
    path: '/accounts/update/',
    summary: 'Change what is known of the signed-in person',
    body: z.strictObject({ name: PersonName }),
    reply: Person,
  },
  changePassword: post({
    ...personal,
    path: '/accounts/password/change/',
    summary: 'Change the password; every other sign-in ends',
    body: z.strictObject({ old_password: Password, new_password: Password }),
    reply: Done,
  }),
  requestDeletion: post({
    ...personal,
    path: '/accounts/delete/user/',
    summary: 'Ask for the account to be deleted after a grace period; every sign-in ends',
    body: z.strictObject({ password: Password }),
    reply: z.object({ deleted_at: UnixSeconds }),
  }),
  undoDeletion: {
    ...personal,
    method: 'DELETE',
    path: '/accounts/delete/user/',
    summary: 'Keep the account after all',
    reply: Done,
  },
  devices: get({
    ...personal,
    path: '/accounts/log/device/',
    summary: 'Devices and sign-ins, the latest first',
    reply: z.object({ rows: z.array(Session) }),
  }),
  endSession: {
    ...personal,
    method: 'DELETE',
    path: '/accounts/log/device/',
    summary: 'End one sign-in of the signed-in person',
    query: z.strictObject({ session: z.uuid() }),
    reply: Done,
  },
  endAllSessions: post({
    ...personal,
    path: '/accounts/log/device/end-all/',
    summary: 'End every sign-in, this one too',
    reply: z.object({ ended: z.int().nonnegative() }),
  }),
  exportData: get({
    ...personal,
    path: '/accounts/export/',
    summary: 'Everything that is kept about the signed-in person',
    reply: z.object({
      exported_at: UnixSeconds,
      person: Person,
      sign_ins: z.array(Session),
      notices: z.array(Notice),
      /** The rows of every other table that has some of the person, by the table's name. */
      records: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
    }),
  }),
  beginSecondFactor: post({
    ...personal,
    path: '/accounts/second-factor/begin/',
    summary: 'A new secret for an authenticator app; it counts once its first code is shown',
    body: z.strictObject({ password: Password }),
    reply: z.object({ secret: z.string(), address: z.string() }),
  }),
  confirmSecondFactor: post({
    ...personal,
    path: '/accounts/second-factor/confirm/',
    summary: 'Show the first code of the authenticator app: from now on signing in asks for one',
    body: z.strictObject({ code: Code }),
    reply: Done,
  }),
  removeSecondFactor: post({
    ...personal,
    path: '/accounts/second-factor/remove/',
    summary: 'Sign in without an authenticator app again',
    body: z.strictObject({ password: Password, code: Code }),
    reply: Done,
  }),
} as const;
