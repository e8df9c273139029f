import { useSignIn } from '../../account/session.ts';
import { useCall } from '../../api/use-call.ts';

const AGAIN_MS = 60_000;

/** How many notices to the signed-in person are unread; none for a visitor. */
export const useUnread = (): number => {
  const enabled = useSignIn() !== null;
  const { data } = useCall('/notification/unread/', {}, { enabled, every: AGAIN_MS });
  return enabled ? (data?.unread ?? 0) : 0;
};
