/** What `/readyz` of a process said; null where nothing answered. */
export type Readiness = { readonly status: string; readonly away: readonly string[] } | null;

/** Whether a process is behind us at all, and what it said. */
export type Looked = {
  readonly api: Readiness | 'not here';
  readonly live: Readiness | 'not here';
};

export const PARTS = ['market', 'signIn', 'payments', 'live'] as const;
export type Part = (typeof PARTS)[number];

export type State = 'works' | 'partly' | 'away' | 'unknown';

/** A part of the product that an engine carries: without the API nothing of it is reached. */
const carriedBy = (api: Looked['api'], engine: string, without: State): State => {
  if (api === 'not here') return 'unknown';
  if (api === null || api.status === 'starting') return 'away';
  return api.away.includes(engine) ? without : 'works';
};

/** Listeners keep what was read while the log is away, and are told nothing new. */
const liveOf = (live: Looked['live']): State => {
  if (live === 'not here') return 'unknown';
  if (live === null) return 'away';
  return live.away.length === 0 ? 'works' : 'partly';
};

/** What readers can do now, by what the processes say of themselves. */
export const statesOf = ({ api, live }: Looked): Readonly<Record<Part, State>> => ({
  // What was asked before is kept and shown with its age.
  market: carriedBy(api, 'tape', 'partly'),
  signIn: carriedBy(api, 'registry', 'away'),
  payments: carriedBy(api, 'registry', 'away'),
  live: liveOf(live),
});
