import { MOST_SHAPES, type ReplyOf, drawingContracts } from '@chuli/contracts';
import { AppError } from '@chuli/kernel';
import { changeDrawings, findDrawings } from '@chuli/registry/chart';
import { implement } from '../../http/implement.ts';
import { selfOf } from '../account/self.ts';

type Drawings = ReplyOf<typeof drawingContracts.drawings>;
type Kept = Awaited<ReturnType<typeof findDrawings>>;

/** What was checked when it was kept. */
const toDrawings = (symbol: string, { version, shapes }: Kept): Drawings => ({
  symbol,
  version,
  shapes: shapes as Drawings['shapes'],
});

export const drawingEndpoints = implement(drawingContracts, {
  drawings: async ({ registry, caller, query: { symbol } }) =>
    toDrawings(symbol, await findDrawings(registry, { personId: selfOf(caller).id, symbol })),
  changeDrawings: async ({ registry, caller, body: { symbol, ...changes } }) => {
    const own = { personId: selfOf(caller).id, symbol };
    const { refused, ...kept } = await changeDrawings(registry, own, changes, MOST_SHAPES);
    const present = toDrawings(symbol, kept);
    if (refused === 'conflict') throw new AppError('input.conflict', { present });
    if (refused === 'too-many') throw new AppError('chart.too-many', { limit: MOST_SHAPES });
    return present;
  },
});
