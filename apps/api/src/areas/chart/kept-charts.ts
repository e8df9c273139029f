import { AppError } from '@chuli/kernel';
import {
  type KeptChart,
  type KeptChartKind,
  addKeptChart,
  changeKeptChart,
  findKeptChart,
  listKeptCharts,
  removeKeptChart,
} from '@chuli/registry/chart';
import type { Context } from '../../http/implement.ts';
import type { Caller } from '../../http/access.ts';
import { selfOf } from '../account/self.ts';

type Asked = Pick<Context, 'registry' | 'clock'> & { readonly caller: Caller };
type One = Asked & { readonly params: { readonly id: string } };
type Sent = { readonly name: string; readonly request_id?: string | undefined };
type Changed = { readonly version: number; readonly name?: string | undefined };

/** What a person keeps of one kind; `Reply` is what was checked when it was kept. */
export const keptCharts = <Reply extends { readonly id: string }>(kind: KeptChartKind) => {
  const toReply = ({ contents, ...chart }: KeptChart): Reply =>
    ({ ...contents, ...chart }) as unknown as Reply;
  const ownOf = ({ caller, params }: One) => ({ personId: selfOf(caller).id, kind, id: params.id });

  /** Why nothing was changed: it is not the person's own, or another browser was faster. */
  const refusalOf = async (asked: One): Promise<AppError> => {
    const present = await findKeptChart(asked.registry, ownOf(asked));
    return present === undefined
      ? new AppError('chart.not-found', { id: asked.params.id })
      : new AppError('input.conflict', { present: toReply(present) });
  };

  return {
    list: async ({ registry, caller }: Asked): Promise<{ rows: Reply[] }> => ({
      rows: (await listKeptCharts(registry, { personId: selfOf(caller).id, kind })).map(toReply),
    }),
    add: async (
      { registry, clock, caller, body }: Asked & { readonly body: Sent },
      most: number,
    ): Promise<Reply> => {
      const { name, request_id, ...contents } = body;
      const added = { personId: selfOf(caller).id, kind, requestId: request_id ?? null, most };
      const chart = await addKeptChart(registry, { ...added, name, contents }, new Date(clock()));
      if (chart === undefined) throw new AppError('chart.too-many', { limit: most });
      return toReply(chart);
    },
    change: async (asked: One & { readonly body: Changed }): Promise<Reply> => {
      const { version, name, ...contents } = asked.body;
      const chart = await changeKeptChart(asked.registry, { ...ownOf(asked), version }, { name, contents });
      if (chart === undefined) throw await refusalOf(asked);
      return toReply(chart);
    },
    remove: async (asked: One & { readonly body: { readonly version: number } }) => {
      const { version } = asked.body;
      if (!(await removeKeptChart(asked.registry, { ...ownOf(asked), version })))
        throw await refusalOf(asked);
      return { done: true } as const;
    },
  };
};
