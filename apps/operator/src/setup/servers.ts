import { PORTS } from '@chuli/kernel';
import type { Fault, Line } from './place.ts';

const WAIT_MS = 3_000;

const SERVERS = { web: 'CHULI_WEB_PORT', api: 'CHULI_API_PORT', live: 'CHULI_LIVE_PORT' } as const;

const faultAt = async (port: string): Promise<Fault> => {
  const at = `127.0.0.1:${port}`;
  try {
    const { ok, status } = await fetch(`http://${at}/readyz`, { signal: AbortSignal.timeout(WAIT_MS) });
    return ok ? null : `${at} says ${status}`;
  } catch {
    return `nobody answers at ${at}`;
  }
};

/** Whether the servers of this machine take readers. */
export const lookAtServers = (variables: NodeJS.ProcessEnv): Promise<Line[]> =>
  Promise.all(
    Object.entries(SERVERS).map(async ([name, setting]) => ({
      what: `${name} takes readers`,
      fault: await faultAt(variables[setting] ?? String(PORTS[name as keyof typeof SERVERS])),
      mend: `systemctl start chuli-${name}, or chuli ${name}`,
    })),
  );
