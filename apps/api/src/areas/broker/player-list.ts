import type { QueryOf, ReplyOf, playerContracts } from '@chuli/contracts';
import { fromRupees, paisa, percentOf, toRupees } from '@chuli/kernel';
import { sessionVolumes } from '@chuli/tape/broker';
import { stockTurnovers } from '@chuli/tape/floorsheet';
import { sum } from '../../figures/figures.ts';
import type { Asked } from '../../http/implement.ts';
import { windowRange } from './flow-range.ts';
import { knownHead } from './known-sessions.ts';
import { type PlayerFigures, readPlayerFigures } from './player-figures.ts';

type ListReply = ReplyOf<typeof playerContracts.playerList>;

const bySize = (one: PlayerFigures, other: PlayerFigures): number =>
  other.turnover - one.turnover || (one.broker < other.broker ? -1 : 1);

/** Every broker of a range, those that traded most first, and how each of them trades. */
export const playerList = async (
  asked: Asked<QueryOf<typeof playerContracts.playerList>>,
): Promise<ListReply> => {
  const book = await asked.sessions();
  const range = windowRange(asked.query, book, asked.clock);
  if (range.sessions.length === 0)
    return { ...knownHead(range, book, []), turnover: toRupees(paisa(0)), median_order: null, rows: [] };
  const dates = { from: range.from_date, to: range.to_date };
  const [{ rows, marketOrder }, volumes, turnovers] = await Promise.all([
    readPlayerFigures(asked.tape, dates),
    sessionVolumes(asked.tape, dates),
    stockTurnovers(asked.tape, dates),
  ]);
  const market = sum([...turnovers.values()]);
  return {
    ...knownHead(range, book, volumes),
    turnover: toRupees(paisa(market)),
    median_order: marketOrder === null ? null : toRupees(marketOrder),
    rows: rows
      .toSorted(bySize)
      .map((row) =>
        Object.assign(row, { turnover_percent: percentOf(fromRupees(row.turnover), 2 * market) }),
      ),
  };
};
