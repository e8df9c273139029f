import { createHash } from 'node:crypto';

/** Notices when everything a publisher says is, to the byte, what it said before. */
export const createFreezeWatch = (frozenMs: number) => {
  let bodies: string[] = [];
  let last = '';
  let since = 0;
  return {
    hear: (text: string): void => {
      bodies.push(createHash('sha1').update(text).digest('base64'));
    },
    /** Ends a round; how long nothing has changed, or null while that is not long. */
    endRound: (now: number): number | null => {
      const signature = bodies.join();
      const isSame = bodies.length > 0 && signature === last;
      bodies = [];
      if (!isSame) {
        last = signature;
        since = now;
      }
      return now - since >= frozenMs ? now - since : null;
    },
  };
};
