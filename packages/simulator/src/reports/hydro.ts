import { addYears, daysBetween, tradingDate } from '@chuli/kernel';
import { type Character, type ReportLines, WATER, sumUp } from './character.ts';

const HOURS_A_YEAR = 8_766;
/** Of what a plant could make in a year the contract takes so much. */
const CONTRACT = 0.58;
const WET_RATE = 4_80;
const DRY_RATE = 8_40;
/** A kilowatt-hour over the year, and a thousand of them. */
const RATE_OF_MWH = 5_90 * 1_000;
const EPOCH = tradingDate('1970-01-01');

/** A producer of electricity: water brings revenue by the season, debt and machines cost the same all year. */
export const hydroLines = (character: Character): ReportLines => {
  const { listing, equity, quarter, usualProfit, trait, chance } = character;
  const debt = Math.round(equity * trait('debt', 0.6, 1.7));
  const plant = listing.netWorth * listing.shares * 2;
  const revenueOfYear = (Math.max(usualProfit, 0) + plant * 0.09) / 0.8;
  const megawatts = Math.max(
    0.5,
    Math.round((revenueOfYear / RATE_OF_MWH / HOURS_A_YEAR / CONTRACT) * 10) / 10,
  );
  const contractOfYear = megawatts * HOURS_A_YEAR * CONTRACT;
  const flows = sumUp(character, (profit, number) => {
    const contract = contractOfYear * (WATER[number - 1] ?? 0);
    const sold = contract * chance('water', number, 0.72, 1.04);
    const finance = (debt * 0.085) / 4;
    const depreciation = (plant * 0.033) / 4;
    return {
      net_profit: profit,
      energy_sold_mwh: sold,
      energy_contract_mwh: contract,
      revenue: sold * RATE_OF_MWH,
      finance_cost: finance,
      depreciation,
      operating_profit: profit + finance,
      cash_flow_operating: profit + depreciation * chance('cash', number, 0.7, 1.2),
    };
  });
  const began = addYears(listing.listedOn < quarter.start ? listing.listedOn : quarter.start, -2);
  return {
    ...flows,
    total_assets: equity + debt + Math.round(equity * 0.05),
    installed_mw: megawatts,
    debt,
    rate_wet: WET_RATE,
    rate_dry: DRY_RATE,
    operates_since: daysBetween(EPOCH, began),
    ppa_ends_on: daysBetween(EPOCH, addYears(began, 30)),
    licence_ends_on: daysBetween(EPOCH, addYears(began, Math.round(trait('licence', 31, 35)))),
    debt_to_equity: Math.round((debt / equity) * 100) / 100,
  };
};
