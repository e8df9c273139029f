import type { RepliedBy } from '@chuli/contracts';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import { type DrawingChanges, changesBetween, withChanges } from './drawing-changes.ts';

/** As the account has them. */
export type AccountDrawings = RepliedBy<'/chart/drawing/'>;

/** Somebody who draws in as many windows at once. */
const MOST_TRIES = 6;

const send = ({ symbol, version }: AccountDrawings, { put, remove }: DrawingChanges) =>
  sendCall('PATCH /chart/drawing/', {
    body: {
      symbol,
      version,
      put: put.map((shape) => ({ ...shape, anchors: [...shape.anchors] })),
      remove: [...remove],
    },
  });

const presentIn = (error: unknown): AccountDrawings | null =>
  error instanceof CallFailure && error.code === 'input.conflict'
    ? (error.details['present'] as AccountDrawings)
    : null;

/** Where another browser was faster, the same changes are made to what it left, shape by shape. */
const saveSome = async (known: AccountDrawings, changes: DrawingChanges): Promise<AccountDrawings> => {
  let present = known;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await send(present, changesBetween(present.shapes, withChanges(present.shapes, changes)));
    } catch (error) {
      const newer = presentIn(error);
      if (newer === null || attempt === MOST_TRIES) throw error;
      present = newer;
    }
  }
};

/** What the call takes at once. */
const MOST_PUT = 10;

/** Brings changes to the account, as many at a time as it takes. */
export const saveDrawings = async (
  known: AccountDrawings,
  { put, remove }: DrawingChanges,
): Promise<AccountDrawings> => {
  let saved = await saveSome(known, { put: put.slice(0, MOST_PUT), remove });
  for (let from = MOST_PUT; from < put.length; from += MOST_PUT)
    saved = await saveSome(saved, { put: put.slice(from, from + MOST_PUT), remove: [] });
  return saved;
};
