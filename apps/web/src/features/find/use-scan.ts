import type { RepliedBy } from '@chuli/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { fetchCall } from '../../api/fetch-call.ts';
import { sendCall } from '../../api/send-call.ts';
import type { Call } from '../../api/use-call.ts';
import { WAITING } from '../../shared/find/scan-wait.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

export type ScanReply = RepliedBy<'/data/scan/'>;
export type ScanRow = ScanReply['rows'][number];

/** A longer text does not fit into an address. */
const LONGEST_ADDRESS = 500;
const MOST_ROWS = 500;
/** As long as an answer may be kept. */
const FORMING_EVERY_MS = 60_000;

type Asked = { readonly text: string; readonly symbol?: string; readonly as_of?: ScanReply['as_of'] };

const askScan = async ({ text, ...of }: Asked, signal: AbortSignal): Promise<ScanReply> => {
  if (text.length <= LONGEST_ADDRESS)
    return fetchCall('/data/scan/', { q: text, is_history: 'true', page_size: MOST_ROWS, ...of }, signal);
  const { as_of } = of;
  const body = { text, is_history: true, page_size: MOST_ROWS, ...(as_of !== undefined && { as_of }) };
  const reply = await sendCall('POST /custom-signals/v2/custom-pro/new/', { body });
  return { ...reply, matches: reply.total, is_locked: false };
};

/** What a scan finds; the last answer stays until the next one is here. */
export const useScan = (text: string | null, symbol?: string): Call<ScanReply> => {
  const asOf = useAsOf();
  const asked = { text: text ?? '', ...(symbol !== undefined && { symbol }), ...asOfQuery(asOf) };
  return useQuery<ScanReply>({
    queryKey: ['scan', asked],
    queryFn: ({ signal }) => askScan(asked, signal),
    enabled: text !== null,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => ((state.data?.forming ?? null) === null ? false : FORMING_EVERY_MS),
    ...WAITING,
  });
};
