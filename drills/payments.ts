import type { Drill } from './drill.ts';
import { auditPayments } from './payments-audit.ts';
import type { Buyer } from './payments-buyer.ts';
import { KINDS, tellKind } from './payments-cases.ts';
import { crashEverywhere, killAtRandom } from './payments-crashes.ts';
import { type PaymentsPlace, PROVIDERS, openPaymentsPlace } from './payments-place.ts';

const SIZES = {
  small: { each: 1, rounds: 1, kills: 2 },
  full: { each: 17, rounds: 8, kills: 12 },
};

type Size = (typeof SIZES)[keyof typeof SIZES];

const tellAll = async (place: PaymentsPlace, { each, rounds, kills }: Size, seed: number) => {
  const buyers: Buyer[] = [];
  const problems: string[] = [];
  const keep = (name: string, told: { buyers: Buyer[]; problems: string[] }): void => {
    buyers.push(...told.buyers);
    problems.push(...told.problems);
    console.log(`${name}: ${told.buyers.length} orders${told.problems.length === 0 ? '' : ', SHORT'}`);
    for (const problem of told.problems) console.log(`  ${problem}`);
  };
  await place.second.restart();
  for (const name of Object.keys(KINDS)) {
    const told = await Promise.all(
      PROVIDERS.map((provider) => tellKind(place, name, { provider, count: each })),
    );
    keep(name, {
      buyers: told.flatMap((one) => one.buyers),
      problems: told.flatMap((one) => one.problems),
    });
  }
  await place.second.kill();
  keep('stopped at every step', await crashEverywhere(place, rounds));
  keep('killed at random', await killAtRandom(place, { kills, seed }));
  return { buyers, problems };
};

/** Forged, altered, replayed, duplicated, concurrent, late and lost answers of gateways, and an API that dies at every step. */
export const drill: Drill = async ({ isFull, seed, times }) => {
  const size = isFull ? SIZES.full : SIZES.small;
  const place = await openPaymentsPlace();
  try {
    const { buyers, problems } = await tellAll(place, { ...size, each: times ?? size.each }, seed);
    const audit = await auditPayments(place, buyers);
    const paid = buyers.filter((buyer) => buyer.hasPaid()).length;
    return {
      isGood: problems.length === 0 && Object.values(audit).every((count) => count === 0),
      summary:
        `${buyers.length} orders, ${paid} paid at a gateway; ${audit.free} free grants, ${audit.double} double grants, ` +
        `${audit.unserved} paid without a grant; ledger ${audit.unbalanced} events out of balance, ` +
        `${audit.clearingPaisa} paisa off the gateways; ${audit.receiptGaps} gaps in receipts; ` +
        `${problems.length} stories ended otherwise`,
    };
  } finally {
    await place.stop();
  }
};
