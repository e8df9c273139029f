import { useCall } from '../../api/use-call.ts';
import { useSignedIn } from './use-signed-in.ts';

/** Whether whoever is signed in only tries things; false for a visitor, and until it is known. */
export const useIsDemo = (): boolean => {
  const isSignedIn = useSignedIn();
  const { data } = useCall('/accounts/user/whoami/', {}, { enabled: isSignedIn });
  return isSignedIn && data?.is_demo === true;
};
