import type { Verb } from '../verbs/verb.ts';
import { waitFor } from './join.ts';
import { readStandbySettings } from './settings.ts';
import { stateIfThere, stateOf, withServer } from './state.ts';

const PROMOTED_WITHIN_SECONDS = 60;

type Row = { readonly promoted: boolean; readonly last: Date | null };

/** Takes over what it has: all that was acknowledged, where commits waited for it. */
const takeOver = (url: string): Promise<Date | null> =>
  withServer(
    url,
    async (client) => {
      const { rows } = await client.query<Row>(
        'select pg_last_xact_replay_timestamp() as last, pg_promote(true, $1) as promoted',
        [PROMOTED_WITHIN_SECONDS],
      );
      if (rows[0]?.promoted !== true) throw new Error('the server did not take over in time');
      return rows[0].last;
    },
    (PROMOTED_WITHIN_SECONDS + 5) * 1_000,
  );

export const promote: Verb = {
  summary:
    'Makes the server of this machine the primary. Refused while the other one answers as such: stop it first, and it\nwill have handed over all it had.',
  options: {},
  run: async () => {
    const { own, other } = readStandbySettings();
    const [here, there] = [await stateOf(own), await stateIfThere(other)];
    if (here.role !== 'standby') throw new Error('the server of this machine is no standby');
    if (there?.role === 'primary') throw new Error('the other server answers, as primary: stop it first');
    const last = await takeOver(own);
    // It was copied with the words of the one before: its commits would wait for a copy that nobody has made.
    await waitFor(own, null);
    const { timeline } = await stateOf(own);
    console.log(
      `primary, timeline ${timeline}; the last commit it had is of ${last?.toISOString() ?? 'before it followed'}`,
    );
    console.log('now make the other machine its copy: `standby follow` there, start it, `standby join`');
  },
};
