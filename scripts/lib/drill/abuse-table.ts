import { allContracts } from '@chuli/contracts';
import { ANY_DAY } from './abuse-plan.ts';
import type { AbusePlace } from './abuse-place.ts';
import { type Question, worstQuestions } from './abuse-questions.ts';

const LARGEST_BYTES = 1_000_000;
const LONGEST_MS = 1_000;
const SHOWN = 20;

type Measured = { address: string; ms: number; bytes: number; status: number };

const addressOf = ({ contract, query }: Question): string =>
  `${contract.path}?${new URLSearchParams(query).toString()}`;

/** The same question of any day. */
export const onAnyDay = ({ contract, query }: Question): string =>
  addressOf({
    contract,
    query: Object.hasOwn(contract.query.shape, 'as_of') ? { as_of: ANY_DAY, ...query } : query,
  });

/** By call, of all that everyone or a member may read; personal ones answer from one person's rows. */
export const allWorst = ({ known }: Pick<AbusePlace, 'known'>): Question[][] =>
  allContracts()
    .filter(({ method, access, path }) => method === 'GET' && access === 'open' && !path.includes('{'))
    .map((contract) => worstQuestions(contract, known));

const measure = async (
  port: number,
  address: string,
  headers: Readonly<Record<string, string>>,
): Promise<Measured> => {
  const started = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}/api${address}`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(60_000),
  });
  const bytes = (await reply.arrayBuffer()).byteLength;
  return { address, ms: performance.now() - started, bytes, status: reply.status };
};

const rowOf = ({ ms, bytes, status, address }: Measured): string =>
  `${ms.toFixed(0).padStart(6)} ms ${String(Math.round(bytes / 1_000)).padStart(6)} kB  ${status}  ${address}`;

export type TableResult = { asked: number; tooLarge: number; tooSlow: number; faults: number };

/** Each question once by a member, cold and one after the other; what is refused as too much is refused quickly. */
export const measureAll = async (place: AbusePlace, mostOfCall: number): Promise<TableResult> => {
  const api = await place.api({ CHULI_CALLER_PER_SECOND: '1000000' });
  const [headers = {}] = place.members;
  const all: Measured[] = [];
  try {
    for (const question of allWorst(place).flatMap((ofCall) => ofCall.slice(0, mostOfCall))) {
      const first = await measure(api.port, addressOf(question), headers);
      // A machine that stood still for a moment says nothing about a question: it is asked of the day before, too.
      const before = onAnyDay(question).replace(ANY_DAY, place.known.sessions.at(-2) ?? '');
      const again = first.ms > LONGEST_MS ? await measure(api.port, before, headers) : first;
      all.push(again.ms < first.ms ? again : first);
    }
  } finally {
    await api.stop();
  }
  const bySize = all.toSorted((one, other) => other.bytes - one.bytes).slice(0, SHOWN / 2);
  console.log('slowest:');
  for (const one of all.toSorted((a, b) => b.ms - a.ms).slice(0, SHOWN)) console.log(rowOf(one));
  console.log('largest:');
  for (const one of bySize) console.log(rowOf(one));
  for (const one of all) if (one.status >= 500) console.log(`fault: ${rowOf(one)}`);
  return {
    asked: all.length,
    tooLarge: all.filter(({ bytes }) => bytes > LARGEST_BYTES).length,
    tooSlow: all.filter(({ ms }) => ms > LONGEST_MS).length,
    faults: all.filter(({ status }) => status >= 500).length,
  };
};
