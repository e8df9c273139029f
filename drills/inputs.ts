import { type Contract, allContracts } from '@chuli/contracts';
import { Progress } from '@chuli/command';
import { quantile } from '@chuli/harness';
import { ERRORS } from '@chuli/kernel';
import { Random } from '@chuli/simulator';
import { grantTo, newPerson, signInAs } from './access-callers.ts';
import { type AccessPlace, type Reply, type Sent, openAccessPlace } from './access-place.ts';
import type { Drill } from './drill.ts';
import { badInput } from './inputs-bad.ts';

const SIZES = { small: 25, full: 2_000 };
const LONGEST_MS = 50;
/** A stall of the machine says nothing about an input: a slow one is asked again. */
const TRIES = 8;
const LANES = 2;
const MOST_TOLD = 20;

type Asked = { readonly sent: Sent; readonly reply: Reply; readonly ms: number };

const isMachineReadable = (text: string): boolean => {
  try {
    const { code, request_id } = JSON.parse(text) as { code?: string; request_id?: string };
    return Object.hasOwn(ERRORS, code ?? '') && typeof request_id === 'string';
  } catch {
    return false;
  }
};

const faultOf = ({ reply: { status, text }, ms }: Asked): string | null => {
  if (status < 400 || status >= 500) return `answered ${status}`;
  if (!isMachineReadable(text)) return `${status} without a code: ${text.slice(0, 80)}`;
  return ms > LONGEST_MS ? `took ${ms.toFixed(0)} ms` : null;
};

const askOnce = async (place: AccessPlace, sent: Sent): Promise<Asked> => {
  const started = performance.now();
  const reply = await place.send(sent);
  return { sent, reply, ms: performance.now() - started };
};

const ask = async (place: AccessPlace, sent: Sent): Promise<Asked> => {
  let best = await askOnce(place, sent);
  for (let tried = 1; best.ms > LONGEST_MS && tried < TRIES; tried++) {
    const again = await askOnce(place, sent);
    if (again.ms < best.ms) best = again;
  }
  return best;
};

/** Whoever holds everything, so that nothing but the input is wrong; and the key of whoever runs the product. */
const headersOf = async (place: AccessPlace, person: string): Promise<Record<string, string>> => ({
  authorization: `Bearer ${await signInAs(place, person)}`,
  'x-operator-key': place.operatorKey,
});

const askCall = async (
  place: AccessPlace,
  contract: Contract,
  { person, number, seed }: { person: string; number: number; seed: number },
): Promise<Asked[]> => {
  const random = new Random(seed, contract.method, contract.path);
  const headers = await headersOf(place, person);
  const asked: Asked[] = [];
  const lane = async (): Promise<void> => {
    while (asked.length < number) {
      const sent = badInput(contract, random, place.session);
      asked.push(await ask(place, { ...sent, headers }));
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return asked;
};

const LINE = 160;

const toldFault = ({ sent: { method, path, text = '' } }: Asked, fault: string): string =>
  `${method} ${path.slice(0, LINE)} ${text.slice(0, LINE)}: ${fault}`;

/** Inputs that no call understands, drawn from the schema of each: refused with a reason, quickly, and never a failure. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const place = await openAccessPlace();
  try {
    const person = await newPerson(place);
    await grantTo(place, person, { tier: 'Platinum', starts: -1, ends: 1 });
    const contracts = allContracts();
    const number = times ?? (isFull ? SIZES.full : SIZES.small);
    const progress = new Progress('calls', contracts.length);
    const faults: string[] = [];
    const slowest: number[] = [];
    let all = 0;
    for (const contract of contracts) {
      const asked = await askCall(place, contract, { person, number, seed });
      all += asked.length;
      slowest.push(
        quantile(
          asked.map(({ ms }) => ms),
          1,
        ),
      );
      faults.push(
        ...asked.flatMap((one) => {
          const fault = faultOf(one);
          return fault === null ? [] : [toldFault(one, fault)];
        }),
      );
      progress.add(1);
    }
    progress.finish();
    for (const fault of faults.slice(0, MOST_TOLD)) console.log(`  ${fault}`);
    return {
      isGood: faults.length === 0,
      summary:
        `${all} bad inputs to ${contracts.length} calls, ${faults.length} answered wrongly or late; ` +
        `slowest ${quantile(slowest, 1).toFixed(0)} ms of ${LONGEST_MS}`,
    };
  } finally {
    await place.stop();
  }
};
