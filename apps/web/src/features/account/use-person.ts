import type { RepliedBy } from '@chuli/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type Call, useCall } from '../../api/use-call.ts';

export type Person = RepliedBy<'/accounts/user/whoami/'>;

const WHO_AM_I = '/accounts/user/whoami/';

export const usePerson = (): Call<Person> => useCall(WHO_AM_I, {});

/** Asks anew who one is, after something of it was changed. */
export const useRefreshPerson = (): (() => Promise<void>) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: [WHO_AM_I] });
};
