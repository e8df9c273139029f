import { type Character, type ReportLines, beforeTax, sumUp } from './character.ts';

const INVESTMENT = 6;
const ratio = (value: number): number => Math.round(value * 100) / 100;

/** Whoever makes, sells, hosts or invests: revenue less its cost, less what running it and its debt cost. */
export const companyLines = (character: Character): ReportLines => {
  const { listing, equity, usualProfit, trait, chance } = character;
  const debt = Math.round(equity * trait('debt', 0.1, 1.1));
  const margin = trait('margin', 0.07, 0.2);
  const revenueOfYear = Math.max(Math.abs(usualProfit) / margin, equity * 0.2);
  const flows = sumUp(character, (profit, number) => {
    const finance = (debt * 0.095) / 4;
    const operating = beforeTax(profit) + finance;
    const revenue = Math.max((revenueOfYear / 4) * chance('sales', number, 0.85, 1.18), operating * 1.3);
    const gross = Math.max(operating, 0) + revenue * trait('overhead', 0.08, 0.18);
    return {
      net_profit: profit,
      revenue,
      cost_of_sales: revenue - gross,
      gross_profit: gross,
      operating_profit: operating,
      finance_cost: finance,
      cash_flow_operating: profit * chance('cash', number, 0.5, 1.5),
    };
  });
  const inventory = Math.round(revenueOfYear * trait('store', 0.05, 0.22));
  const receivables = Math.round(revenueOfYear * trait('owing', 0.04, 0.2));
  const cash = Math.round(equity * trait('cash', 0.03, 0.2));
  const currentAssets = inventory + receivables + cash;
  const currentLiabilities = Math.round(currentAssets / trait('current', 0.8, 2.4));
  return {
    ...flows,
    total_assets: equity + debt + currentLiabilities,
    debt,
    current_assets: currentAssets,
    current_liabilities: currentLiabilities,
    inventory,
    receivables,
    cash,
    ...(listing.sectorId === INVESTMENT && { investments: Math.round(equity * 0.8) }),
    current_ratio: ratio(currentAssets / currentLiabilities),
    debt_to_equity: ratio(debt / equity),
  };
};
