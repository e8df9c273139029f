import { useSignIn } from '../../account/session.ts';

export const useSignedIn = (): boolean => useSignIn() !== null;
