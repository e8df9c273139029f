import type { Line } from './place.ts';

const MEND = 'chuli settings <folder>, then --settings <folder>/api.env before operate';

/** What an API does not start without, beside the stores; it says the rest itself. */
const SAID: Readonly<Record<string, string>> = {
  CHULI_TOKEN_KEY: 'the key that signs access tokens',
  CHULI_SEAL_KEY: 'the key that seals second factors',
  CHULI_LIVE_KEY: 'the key of the live stream',
  CHULI_OPERATOR_KEY: 'the key of the operator’s pages',
  CHULI_SMS: 'what sends messages',
  CHULI_TRUSTED_PROXIES: 'which proxies are ours',
};

/** By name alone: no value is looked at. */
export const lookAtSettings = (variables: NodeJS.ProcessEnv): Line[] =>
  Object.entries(SAID).map(([name, what]) => ({
    what: `${what} is set`,
    fault: variables[name] ? null : `${name} is not set`,
    mend: MEND,
  }));
