import { setTimeout as delay } from 'node:timers/promises';
import { STOP_POINTS, type StopPoint } from '@chuli/payments';
import { type Buyer, newBuyer } from './payments-buyer.ts';
import type { Told } from './payments-cases.ts';
import { PROVIDERS, type DrillProvider, type PaymentsPlace } from './payments-place.ts';
import { chanceOf } from './tokens-thefts.ts';

const BEGINNING: ReadonlySet<StopPoint> = new Set(['order-made', 'gateway-started', 'start-recorded']);

const beginAgain = async (buyer: Buyer): Promise<void> => {
  const { status } = await buyer.begin();
  if (status !== 200) throw new Error(`the same key is answered ${status}`);
};

/** The API ends itself at one step of a purchase, is started again, and the purchase has to come to its good end. */
const crashAt = async (
  place: PaymentsPlace,
  buyer: Buyer,
  point: StopPoint,
  comesBack: boolean,
): Promise<void> => {
  await place.api.restart(point);
  const begun = await buyer.begin();
  if (BEGINNING.has(point)) {
    if (begun.status !== 0) throw new Error(`${point} was not reached`);
    await place.api.ended();
    await place.api.restart();
    await beginAgain(buyer);
    await buyer.choose('confirm');
  } else {
    await buyer.choose('confirm');
    if (comesBack) await buyer.verify();
    await place.api.ended();
    await place.api.restart();
  }
  if (comesBack) await buyer.verify();
  await buyer.until('paid');
};

/** Killed at a moment that nobody chose, while several buy. */
const killAnywhere = async (
  place: PaymentsPlace,
  buyers: readonly Buyer[],
  afterMs: number,
): Promise<void> => {
  const buying = buyers.map(async (buyer) => {
    await buyer.begin();
    if (buyer.orderId() === '') return;
    await buyer.choose('confirm');
    await buyer.verify();
  });
  await delay(afterMs);
  await place.api.restart();
  await Promise.all(buying);
  await Promise.all(
    buyers.map(async (buyer) => {
      await beginAgain(buyer);
      if (!buyer.hasPaid()) await buyer.choose('confirm');
      await buyer.until('paid');
    }),
  );
};

/** Each step at the next gateway in turn; after as many rounds as there are gateways, every step at every one. */
export const crashEverywhere = async (place: PaymentsPlace, rounds: number): Promise<Told> => {
  const told: Told = { buyers: [], problems: [] };
  for (let round = 0; round < rounds; round++)
    for (const [index, point] of STOP_POINTS.entries()) {
      const provider = PROVIDERS[(index + round) % PROVIDERS.length] ?? 'esewa';
      const buyer = await newBuyerOn(place, provider);
      told.buyers.push(buyer);
      const comesBack = (index + Math.floor(round / PROVIDERS.length)) % 2 === 0;
      await crashAt(place, buyer, point, comesBack).catch(async (error: unknown) => {
        told.problems.push(`stopped at ${point}, ${provider}: ${String(error)}`);
        // Where the story ended early, the process still has its step before it.
        await place.api.restart();
      });
    }
  return told;
};

/** The API has to be there to let somebody in. */
const newBuyerOn = async (place: PaymentsPlace, provider: DrillProvider): Promise<Buyer> => {
  if (!place.api.isUp()) await place.api.restart();
  return newBuyer(place, provider);
};

export const killAtRandom = async (
  place: PaymentsPlace,
  { kills, seed }: { kills: number; seed: number },
): Promise<Told> => {
  const chance = chanceOf(seed);
  const told: Told = { buyers: [], problems: [] };
  for (let kill = 0; kill < kills; kill++) {
    const buyers: Buyer[] = [];
    for (const provider of PROVIDERS) buyers.push(await newBuyerOn(place, provider));
    told.buyers.push(...buyers);
    await killAnywhere(place, buyers, chance(150)).catch((error: unknown) => {
      told.problems.push(`killed at random: ${String(error)}`);
    });
  }
  return told;
};
