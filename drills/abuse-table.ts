import { type Contract, DEMO_SYMBOL, allContracts } from '@chuli/contracts';
import { type Question, worstQuestions } from '@chuli/contracts/testing/worst-questions';
import { ANY_DAY } from './abuse-plan.ts';
import type { AbusePlace, Headers } from './abuse-place.ts';

const LARGEST_BYTES = 1_000_000;
const LONGEST_MS = 1_000;
const SHOWN = 20;
const TOLD_EVERY = 500;

type Measured = { address: string; ms: number; bytes: number; status: number };

/** What a part of a path may be: the stock that everyone may see, else a sector. */
const partOf = ({ params }: Contract, name: string): string =>
  params?.shape[name]?.safeParse(DEMO_SYMBOL).success === true ? DEMO_SYMBOL : '1';

const addressOf = ({ contract, query }: Question): string => {
  const path = contract.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => partOf(contract, name));
  return `${path}?${new URLSearchParams(query).toString()}`;
};

/** The same question of any day. */
export const onAnyDay = ({ contract, query }: Question): string =>
  addressOf({
    contract,
    query: Object.hasOwn(contract.query.shape, 'as_of') ? { as_of: ANY_DAY, ...query } : query,
  });

/** By call, of all that everyone or a member may read; personal ones answer from one person's rows. */
export const allWorst = ({ known }: Pick<AbusePlace, 'known'>): Question[][] =>
  allContracts()
    .filter(({ method, access }) => method === 'GET' && access === 'open')
    .map((contract) => worstQuestions(contract, known));

const measure = async (port: number, address: string, headers: Headers): Promise<Measured> => {
  const started = performance.now();
  const reply = await fetch(`http://127.0.0.1:${port}/api${address}`, {
    headers: { ...headers, 'accept-encoding': 'identity' },
    signal: AbortSignal.timeout(60_000),
  });
  const bytes = (await reply.arrayBuffer()).byteLength;
  return { address, ms: performance.now() - started, bytes, status: reply.status };
};

/** A machine that stood still for a moment says nothing about a question: a slow one is asked of earlier days, too. */
const quickest = async (
  port: number,
  question: Question,
  { place, headers }: { place: AbusePlace; headers: Headers },
): Promise<Measured> => {
  let best = await measure(port, addressOf(question), headers);
  for (const day of place.known.sessions.slice(-4, -1).toReversed()) {
    if (best.ms <= LONGEST_MS) break;
    const other = await measure(port, onAnyDay(question).replace(ANY_DAY, day), headers);
    if (other.ms < best.ms) best = other;
  }
  return best;
};

const rowOf = ({ ms, bytes, status, address }: Measured): string =>
  `${ms.toFixed(0).padStart(6)} ms ${String(Math.round(bytes / 1_000)).padStart(6)} kB  ${status}  ${address}`;

export type TableResult = { asked: number; tooLarge: number; tooSlow: number; faults: number };

/** Each question once by a member, cold and one after the other; what is refused as too much is refused quickly. */
export const measureAll = async (place: AbusePlace, mostOfCall: number): Promise<TableResult> => {
  const api = await place.api({ CHULI_CALLER_PER_SECOND: '1000000' });
  const all: Measured[] = [];
  try {
    const questions = allWorst(place).flatMap((ofCall) => ofCall.slice(0, mostOfCall));
    let headers: Headers = {};
    for (const [at, question] of questions.entries()) {
      if (at % TOLD_EVERY === 0) {
        console.log(`worst questions: ${at} of ${questions.length}`);
        [headers = {}] = await place.signIn();
      }
      all.push(await quickest(api.port, question, { place, headers }));
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
