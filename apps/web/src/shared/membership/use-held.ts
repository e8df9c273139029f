import type { RepliedBy } from '@chuli/contracts';
import { type Call, useCall } from '../../api/use-call.ts';
import { useSignedIn } from './use-signed-in.ts';

export type Held = RepliedBy<typeof HELD>;

export const HELD = '/membership/package/status/';

/** The package of whoever is signed in; not asked for a visitor, who has none. */
export const useHeld = (): Call<Held> => useCall(HELD, {}, { enabled: useSignedIn() });
