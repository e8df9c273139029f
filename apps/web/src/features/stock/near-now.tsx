import type { RowOf } from '@chuli/contracts';
import { type Phrase, t } from '@chuli/language';
import { type Column, DataTable, localRows } from '@chuli/ui';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fetchCall } from '../../api/fetch-call.ts';
import { keptWhileSameDay } from '../../api/kept-answer.ts';
import { CallPanel } from '../../screen-kit/call-panel.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';

/** Calls that list the stocks near a level; asked of one stock they say whether it is near one. */
const KINDS = [
  { kind: 'Daily support', path: '/data/daily-support-stock/' },
  { kind: 'Daily resistance', path: '/data/daily-resistance-stock/' },
  { kind: 'Weekly support', path: '/data/weekly-support-stock/' },
  { kind: 'Weekly resistance', path: '/data/weekly-resistance-stock/' },
  { kind: 'Pivot at or below', path: '/data/pivot-support-stock/' },
  { kind: 'Average at or below', path: '/data/sma-ema-support-stock/' },
] as const satisfies readonly { kind: Phrase; path: string }[];

type Level = RowOf<(typeof KINDS)[number]['path']>;
type NearRow = { kind: Phrase } & { [K in 'level' | 'low' | 'high' | 'distance']: Level[K] | null };

/** In percent of the close. */
const WITHIN = 5;

const FAR = 'None within 5 % of the close' as const satisfies Phrase;

const COLUMNS: readonly Column<NearRow>[] = [
  { key: 'kind', label: 'Kind', format: 'text', width: 130 },
  { key: 'low', label: 'From', format: 'rupees', unknown: FAR },
  { key: 'high', label: 'To', format: 'rupees', unknown: FAR },
  { key: 'distance', label: 'Away', format: 'share', unknown: FAR },
  { key: 'level', label: 'Level', format: 'code', width: 84, priority: 2, unknown: FAR },
];

type Found = readonly (Level | undefined)[];

/** One after the other: each looks through the whole market, and all at once would fill a reader's lane. */
const useNear = (symbol: string) => {
  const query = { symbol, within: WITHIN, ...asOfQuery(useAsOf()) };
  const queryKey = ['levels near the close', query];
  return useQuery({
    queryKey,
    queryFn: async ({ signal }): Promise<Found> => {
      const found: (Level | undefined)[] = [];
      for (const { path } of KINDS) found.push((await fetchCall(path, query, signal)).rows[0]);
      return found;
    },
    placeholderData: keptWhileSameDay(queryKey),
  });
};

const Rows = ({ found }: { found: Found }) => {
  const source = useMemo(
    () =>
      localRows(
        KINDS.map(({ kind }, place): NearRow => {
          const { level = null, low = null, high = null, distance = null } = found[place] ?? {};
          return { kind, level, low, high, distance };
        }),
      ),
    [found],
  );
  return <DataTable label={t('Near the close')} columns={COLUMNS} source={source} scrolls="page" />;
};

/** Which levels of every kind the close is near to; zones that have turned the price at least twice. */
export const NearNow = ({ symbol }: { symbol: string }) => {
  const call = useNear(symbol);
  return (
    <CallPanel
      title={t('Near the close')}
      note={t('within 5 %, held at least twice')}
      call={call}
      rows={KINDS.length + 1}
      columns={4}
    >
      {(found) => <Rows found={found} />}
    </CallPanel>
  );
};
