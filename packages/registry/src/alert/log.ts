import type { AlertFigure } from '@chuli/alerts';
import type { StockSymbol } from '@chuli/kernel';
import type { Registry } from '../client.ts';
import { type InboxDelivery, deliveriesOf } from '../notice/inbox.ts';

/** Something that an alert told. */
export type LoggedFiring = {
  id: string;
  symbol: StockSymbol;
  bar: string;
  fired_at: Date;
  facts: readonly AlertFigure[];
  is_forming: boolean;
  is_late: boolean;
  withdrawn_at: Date | null;
  deliveries: InboxDelivery[];
};

type Asked = { personId: string; id: string; offset: number; limit: number };

/** One page of what an alert told, the newest first, and how much there is. Nothing where it is not the person's own. */
export const alertLog = async (
  registry: Registry,
  { personId, id, offset, limit }: Asked,
): Promise<{ rows: LoggedFiring[]; total: number }> => {
  const own = registry
    .selectFrom('alert_firing')
    .where('person_id', '=', personId)
    .where('alert_id', '=', id);
  const { total } = await own.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow();
  const found = await own
    .select([
      'id',
      'symbol',
      'bar',
      'fired_at',
      'facts',
      'is_forming',
      'is_late',
      'withdrawn_at',
      'notice_id',
    ])
    .orderBy('fired_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  const noticeIds = found.flatMap(({ notice_id }) => (notice_id === null ? [] : [notice_id]));
  const deliveries = await deliveriesOf(registry, noticeIds);
  const rows = found.map(({ notice_id, ...row }) =>
    Object.assign(row, { deliveries: deliveries.get(notice_id ?? '') ?? [] }),
  );
  return { rows, total };
};
