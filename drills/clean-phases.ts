export const PHASES = [
  'packages',
  'release',
  'engines',
  'databases',
  'sample',
  'start',
  'second copies',
  'next release',
] as const;
export type Phase = (typeof PHASES)[number];

/** What the time of a section of the page counts to. */
export const PHASE_OF: Readonly<Record<string, Phase>> = {
  Engines: 'packages',
  'Release and settings': 'release',
  PostgreSQL: 'engines',
  NATS: 'engines',
  ClickHouse: 'engines',
  Databases: 'databases',
  'The market': 'sample',
  'The processes': 'start',
  'The proxy in front': 'start',
  'The first operator': 'start',
  'A second copy': 'second copies',
  'The next release': 'next release',
};

export const phaseOf = (section: string): Phase => {
  const phase = PHASE_OF[section];
  if (phase === undefined) throw new Error(`a section that nobody knows has commands: ${section}`);
  return phase;
};

/** After this section the product runs, before there are two copies of anything. */
export const RUNS_AFTER = 'The first operator';

/** What a command has to end with, where it is one that says how it went. */
export const ENDINGS: Readonly<Record<string, string>> = {
  'chuli --settings /etc/chuli/api.env operate setup': 'nothing is missing',
  'chuli deploy /opt/chuli/<new>': 'next runs',
};
