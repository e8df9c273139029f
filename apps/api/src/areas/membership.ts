import { LIVE_TICKET_MS, isFeature, membershipContracts } from '@chuli/contracts';
import { AppError, paisa, toRupees } from '@chuli/kernel';
import { listAddOns, listPackages, promoPercent, removePackageStocks } from '@chuli/registry';
import { implement } from '../http/implement.ts';
import { promoLimits } from '../payments/promo-limits.ts';
import { takeOrRefuse } from '../people/limits.ts';
import { selfOf } from '../people/self.ts';
import { heldBy, packageFeatures, secondsOrNull } from './membership-held.ts';
import { packageRows } from './membership-packages.ts';
import { followStocks, setTarget, stocksOf } from './membership-stocks.ts';

/** Of prices as they are shown. Value Added Tax Act 2052, section 7: 13 percent. */
const VAT_PERCENT = 13;

export const membershipEndpoints = implement(membershipContracts, {
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
    await asked.settlePayments?.(id);
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
});
