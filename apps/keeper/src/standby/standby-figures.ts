import { STANDBY_METRICS, openMeters } from '@chuli/telemetry';
import type { State } from './state.ts';

type Seen = { readonly state: State | null; readonly isPrimary: boolean };

/** What is told of the server of this machine: asked for with every look, since it can change between two. */
export const standbyFigures = (
  look: () => Promise<State | null>,
  refusal: () => Promise<string | null>,
): { text: () => Promise<string>; contentType: string } => {
  const meters = openMeters(STANDBY_METRICS);
  let seen: Seen = { state: null, isPrimary: false };
  const ofPrimary = <T>(from: (state: State) => T): T | null =>
    seen.state === null || !seen.isPrimary ? null : from(seen.state);
  meters.read('chuli_standby_answers', () => Number(seen.state !== null));
  meters.read('chuli_standby_primary', () => Number(seen.isPrimary));
  meters.read('chuli_standby_sure', () => ofPrimary(({ isSure }) => Number(isSure)));
  meters.read('chuli_standby_behind_bytes', () => ofPrimary(({ behind }) => behind));
  return {
    contentType: meters.contentType,
    text: async () => {
      seen = { state: await look(), isPrimary: (await refusal()) === null };
      return meters.text();
    },
  };
};
