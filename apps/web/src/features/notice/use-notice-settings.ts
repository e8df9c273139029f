import type { RepliedBy } from '@chuli/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { type Call, useCall } from '../../api/use-call.ts';

export type Settings = RepliedBy<'/notification/settings/'>;

const PATH = '/notification/settings/';

export type SettingsHere = {
  readonly call: Call<Settings>;
  /** Sends a change; the answer is how things stand afterwards. */
  readonly change: (send: () => Promise<Settings>) => Promise<void>;
  readonly ask: () => Promise<void>;
};

export const useNoticeSettings = (): SettingsHere => {
  const client = useQueryClient();
  const call = useCall(PATH, {});
  return {
    call,
    change: async (send) => {
      const settings = await send();
      client.setQueriesData<Settings>({ queryKey: [PATH] }, () => settings);
    },
    ask: async () => {
      await call.refetch();
    },
  };
};
