import type { RepliedBy, RowOf } from '@chuli/contracts';
import type { Line } from '@chuli/ui';

export type HoldingReply = RepliedBy<'/data/broker-holding/'>;
export type HolderRow = RowOf<'/data/broker-holding/'>;
export type HoldingBlock = HoldingReply['blocks'][number];

/** The block that the address names, else the newest. */
export const blockShown = (blocks: readonly HoldingBlock[], from: string): HoldingBlock | undefined =>
  blocks.find((block) => block.from === from) ?? blocks.at(-1);

/** Where a block lies among all sessions: its sums begin at zero and are not drawn on into the next. */
const spanOf = ({ held }: Pick<HoldingReply, 'held'>, { from, to }: HoldingBlock): [number, number] => [
  held.indexOf(from),
  held.indexOf(to) + 1,
];

/** The lines of one block, the largest each way drawn stronger. */
export const holdingLines = (
  reply: HoldingReply,
  block: HoldingBlock,
): { points: string[]; lines: Line[]; price: (number | null)[] } => {
  const [first, end] = spanOf(reply, block);
  const lastOf = (row: HolderRow): number =>
    row.cumulative.slice(first, end).findLast((value) => value !== null) ?? 0;
  const ends = reply.rows.map(lastOf);
  const [most, least] = [Math.max(...ends), Math.min(...ends)];
  return {
    points: reply.held.slice(first, end),
    lines: reply.rows.map((row) => ({
      id: row.broker,
      label: `b${row.broker}`,
      values: row.cumulative.slice(first, end),
      direction: lastOf(row) >= 0 ? 'up' : 'down',
      isFirst: lastOf(row) === most || lastOf(row) === least,
    })),
    price: reply.closes.slice(first, end),
  };
};
