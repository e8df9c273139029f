import { setTimeout as delay } from 'node:timers/promises';
import type { Faults } from '@chuli/payments/stand-ins';
import { type Buyer, newBuyer } from './payments-buyer.ts';
import { forgedReturns } from './payments-forged.ts';
import { type DrillProvider, type PaymentsPlace, WINDOW_SECONDS } from './payments-place.ts';

const OUTAGE_MS = 2_500;
const CROWD = 20;
const ASKS = 5;
const ASK_AGAIN_MS = 500;
const WINDOW_MS = WINDOW_SECONDS * 1_000;

/** One story of one buyer; throws where it does not end as it should. */
type Story = (place: PaymentsPlace, buyer: Buyer) => Promise<void>;

type Kind = {
  /** What goes wrong at the gateway while the buyers of this kind begin and pay. */
  readonly faults?: Partial<Faults>;
  readonly story: Story;
  /** A second part of the story under other faults. */
  readonly next?: { readonly faults: Partial<Faults>; readonly story: Story };
  /** What still has to happen once the gateway is well again. */
  readonly after?: Story;
};

const demand = (isSo: boolean, what: string): void => {
  if (!isSo) throw new Error(what);
};

const begin = async (buyer: Buyer): Promise<void> => {
  const { status, body } = await buyer.begin();
  demand(status === 200, `no order: ${status} ${JSON.stringify(body)}`);
};

const beginAndPay = async (buyer: Buyer): Promise<void> => {
  await begin(buyer);
  await buyer.choose('confirm');
};

const verifyOften = (buyer: Buyer, times: number): Promise<string[]> =>
  Promise.all(Array.from({ length: times }, (_, at) => buyer.verify({ by: String(at) })));

/** As the page does: asks again, where the sweeper is asking the gateway at this very moment. */
const verifyUntilPaid = async (buyer: Buyer): Promise<void> => {
  for (let ask = 0; ask < ASKS; ask++, await delay(ASK_AGAIN_MS))
    if ((await buyer.verify()) === 'paid') return;
  throw new Error('not paid');
};

const unpaidAfter = async (buyer: Buyer): Promise<void> => {
  demand(!['paid', 'refunded'].includes(await buyer.state()), 'paid without money');
};

const untilPaid: Story = (_, buyer) => buyer.until('paid');

/** Pays while the gateway tells something else of the payment; it is believed only when it tells the truth. */
const lied = (lie: Faults['lie']): Kind => ({
  faults: { lie },
  story: async (_, buyer) => {
    await beginAndPay(buyer);
    demand((await buyer.verify()) === 'pending', `believed another ${lie}`);
    await unpaidAfter(buyer);
  },
  after: untilPaid,
});

/** Money is paid while the gateway tells nobody anything. */
const outage = (down: Faults['down']): Kind => ({
  story: (_, buyer) => begin(buyer),
  next: {
    faults: { down },
    story: async (_, buyer) => {
      await buyer.choose('confirm');
      demand((await buyer.verify()) === 'pending', 'a gateway that is down was believed');
      await delay(OUTAGE_MS);
    },
  },
  after: untilPaid,
});

export const KINDS: Readonly<Record<string, Kind>> = {
  honest: {
    story: async (_, buyer) => {
      await beginAndPay(buyer);
      await verifyUntilPaid(buyer);
    },
  },
  'never returns': { story: async (_, buyer) => beginAndPay(buyer), after: untilPaid },
  forged: {
    story: async ({ fonepaySecret }, buyer) => {
      const { body } = await buyer.begin();
      const { fields } = body['go'] as { fields?: Record<string, string> };
      for (const data of forgedReturns(buyer.orderId(), fields?.['signature'] ?? '', fonepaySecret))
        demand((await buyer.verify({ data })) === 'pending', 'a forged return was believed');
      await unpaidAfter(buyer);
      // connectIPS is asked for days about what nobody has begun there, but not about what was cancelled.
      await buyer.choose('cancel');
    },
  },
  'another amount': lied('amount'),
  'another order': lied('order'),
  'another merchant': lied('merchant'),
  replayed: {
    faults: { lie: 'transaction' },
    // One transaction for all: of everyone who pays now only the first may be served by it.
    story: async (_, buyer) => {
      await beginAndPay(buyer);
      await buyer.verify();
    },
    after: untilPaid,
  },
  duplicated: {
    story: async (_, buyer) => {
      await Promise.all([begin(buyer), begin(buyer), begin(buyer)]);
      await buyer.choose('confirm');
      await verifyUntilPaid(buyer);
      for (let time = 0; time < 4; time++) demand((await buyer.verify()) === 'paid', 'paid no more');
    },
  },
  concurrent: {
    story: async (_, buyer) => {
      await beginAndPay(buyer);
      await verifyOften(buyer, CROWD);
    },
    after: untilPaid,
  },
  'out of order': {
    faults: { stale: ['pending', 'canceled', 'begun'] },
    story: async (_, buyer) => {
      await beginAndPay(buyer);
      await buyer.verify();
    },
    // A gateway that first said «cancelled» is asked again when the person comes back.
    after: async (_, buyer) => {
      await verifyOften(buyer, 2);
      await buyer.until('paid');
    },
  },
  slow: { faults: { slowMs: 700 }, story: async (_, buyer) => beginAndPay(buyer), after: untilPaid },
  down: outage('refuses'),
  silent: outage('silent'),
  cancelled: {
    story: async (_, buyer) => {
      await begin(buyer);
      await buyer.choose('cancel');
    },
    after: async (_, buyer) => buyer.until('failed', WINDOW_MS * 3),
  },
  'left pending, then paid late': {
    story: async (_, buyer) => {
      await begin(buyer);
      await buyer.choose('wait');
    },
    after: async (_, buyer) => {
      // connectIPS says ERROR of what is under way; the bank may yet say otherwise, so that nothing is given up.
      if (buyer.provider === 'connectips') await delay(WINDOW_MS + 2_000);
      else await buyer.until('expired', WINDOW_MS * 3);
      await buyer.choose('confirm');
      await verifyUntilPaid(buyer);
    },
  },
};

const LANES = 6;

const inLanes = async <T>(items: readonly T[], run: (item: T) => Promise<void>): Promise<void> => {
  const waiting = [...items];
  const lane = async (): Promise<void> => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await run(item);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
};

export type Told = { buyers: Buyer[]; problems: string[] };

/** So many buyers of one kind at one gateway, and what went otherwise than it should. */
export const tellKind = async (
  place: PaymentsPlace,
  name: string,
  { provider, count }: { provider: DrillProvider; count: number },
): Promise<Told> => {
  const kind = KINDS[name];
  if (kind === undefined) throw new Error(`no such kind: ${name}`);
  const problems: string[] = [];
  const buyers = await Promise.all(Array.from({ length: count }, () => newBuyer(place, provider)));
  const tell = (story: Story) => (buyer: Buyer) =>
    story(place, buyer).catch((error: unknown) => {
      problems.push(`${name}, ${provider}: ${error instanceof Error ? error.message : String(error)}`);
    });
  place.fault(provider, kind.faults);
  await inLanes(buyers, tell(kind.story));
  place.fault(provider, kind.next?.faults);
  if (kind.next !== undefined) await inLanes(buyers, tell(kind.next.story));
  place.fault(provider);
  if (kind.after !== undefined) await Promise.all(buyers.map(tell(kind.after)));
  return { buyers, problems };
};
