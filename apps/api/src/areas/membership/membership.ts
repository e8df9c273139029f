import {
  type Feature,
  LIVE_TICKET_MS,
  type ReplyOf,
  TIERS,
  featuresOfTier,
  isFeature,
  membershipContracts,
} from '@chuli/contracts';
import { AppError, paisa, toRupees } from '@chuli/kernel';
import { takeOrRefuse } from '@chuli/registry/account';
import {
  type PackageOffer,
  listAddOns,
  listPackages,
  promoPercent,
  removePackageStocks,
} from '@chuli/registry/membership';
import { type Asked, needing } from '../../http/implement.ts';
import { promoLimits, soldTiersOf } from '@chuli/billing';
import type { WithPeople } from '../account/people.ts';
import { selfOf } from '../account/self.ts';
import { followStocks, setTarget, stocksOf } from './stocks.ts';

type Rows = ReplyOf<typeof membershipContracts.packages>['rows'];

/** Packages as they are shown, each with whether it can be bought. */
const packageRows = (packages: readonly PackageOffer[]): Rows => {
  const soldTiers = soldTiersOf(packages);
  return packages.map(({ id, tier, months, price_paisa, is_sold }) => ({
    id,
    tier,
    months,
    price: toRupees(paisa(price_paisa)),
    features: featuresOfTier(tier),
    is_sold: is_sold && soldTiers.includes(tier),
  }));
};

type HeldReply = ReplyOf<typeof membershipContracts.sync>;
type PackageFeatures = ReplyOf<typeof membershipContracts.packageStatus>['package_features'];

const secondsOrNull = (at: Date | null | undefined): number | null =>
  at === null || at === undefined ? null : Math.floor(at.getTime() / 1_000);

const sorted = (features: Iterable<Feature>): Feature[] => [...features].toSorted();

/** What the caller holds at this moment. */
const heldBy = async ({
  people,
  caller,
}: WithPeople & Pick<Asked<unknown>, 'caller'>): Promise<HeldReply> => {
  const { tier, ends_at, open } = await people.holdings.of(selfOf(caller).id);
  return { tier, ends_at: secondsOrNull(ends_at), features: sorted(open) };
};

const packageFeatures = (): PackageFeatures =>
  Object.fromEntries(TIERS.map((tier) => [tier, featuresOfTier(tier)])) as PackageFeatures;

/** Of prices as they are shown. Value Added Tax Act 2052, section 7: 13 percent. */
const VAT_PERCENT = 13;

type Needs = WithPeople & {
  /** Asks the gateways about the unfinished payments of a person. */
  readonly settlePayments: (personId: string) => Promise<void>;
};

export const membershipEndpoints = needing<Needs>({ people: true, settlePayments: true })(
  membershipContracts,
  {
    packages: async ({ registry }) => ({
      rows: packageRows(await listPackages(registry)),
      vat_percent: VAT_PERCENT,
    }),
    packageStatus: async (asked) => ({ ...(await heldBy(asked)), package_features: packageFeatures() }),
    addOns: async ({ registry, people, caller }) => {
      const { features } = await people.holdings.of(selfOf(caller).id);
      const sold = await listAddOns(registry);
      return {
        rows: sold.flatMap(({ id, feature, months, price_paisa }) =>
          isFeature(feature)
            ? [
                {
                  id,
                  feature,
                  months,
                  price: toRupees(paisa(price_paisa)),
                  ends_at: secondsOrNull(features.get(feature)),
                },
              ]
            : [],
        ),
      };
    },
    userFeatures: async (asked) => ({ features: (await heldBy(asked)).features }),
    packageStocks: (asked) => stocksOf(asked, selfOf(asked.caller).id),
    addPackageStocks: async (asked) => {
      const { id } = selfOf(asked.caller);
      await followStocks(asked, id, asked.body);
      return stocksOf(asked, id);
    },
    removePackageStocks: async (asked) => {
      const { id } = selfOf(asked.caller);
      await removePackageStocks(asked.registry, id, asked.query.stocks);
      return stocksOf(asked, id);
    },
    verifyPromoCode: async ({ registry, clock, caller, origin, query }) => {
      const { id } = selfOf(caller);
      const now = new Date(clock());
      await takeOrRefuse(registry, promoLimits(id, origin.network), now);
      const percent_off = await promoPercent(registry, { code: query['promo-code'], personId: id }, now);
      return { is_valid: percent_off !== null, percent_off };
    },
    sync: async (asked) => {
      const { id } = selfOf(asked.caller);
      await asked.settlePayments(id);
      asked.people.holdings.forget(id);
      return heldBy(asked);
    },
    liveTicket: async ({ people, caller }) => {
      const { id } = selfOf(caller);
      if (people.liveTickets === null) throw new AppError('engine.unavailable');
      const ticket = people.liveTickets.issue(id, await people.holdings.of(id));
      return { ticket, expires_in_ms: LIVE_TICKET_MS };
    },
    targets: async (asked) => ({ rows: (await stocksOf(asked, selfOf(asked.caller).id)).rows }),
    setTarget: ({ caller, params, body, ...asked }) =>
      setTarget(asked, { personId: selfOf(caller).id, id: params.id }, body),
  },
);
