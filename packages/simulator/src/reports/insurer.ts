import { type Character, type ReportLines, beforeTax, sumUp } from './character.ts';

/** A life insurer: premiums go into the fund, what the fund is invested in brings income, and claims leave it. */
export const lifeLines = (character: Character): ReportLines => {
  const { equity, quarter, trait, chance } = character;
  const lifeFund = Math.round(equity * trait('fund', 4, 9));
  const investments = Math.round(lifeFund * 1.06);
  const required = Math.round(lifeFund * 0.045);
  const premium = lifeFund * trait('premium', 0.16, 0.26);
  const flows = sumUp(character, (profit, number) => {
    const gross = (premium / 4) * chance('premium', number, 0.9, 1.12);
    const net = gross * 0.96;
    const income = (investments * trait('yield', 0.065, 0.09)) / 4;
    return {
      net_profit: profit,
      gross_premium: gross,
      net_premium: net,
      claims: net * trait('claims', 0.35, 0.6),
      management_expense: net * trait('cost', 0.08, 0.16),
      commission: net * 0.12,
      investment_income: income,
      revenue: net + income,
      operating_profit: beforeTax(profit),
      cash_flow_operating: net * 0.3,
    };
  });
  return {
    ...flows,
    total_assets: equity + lifeFund + Math.round(lifeFund * 0.04),
    life_fund: lifeFund,
    investments,
    solvency_available: Math.round(required * trait('solvency', 1.45, 2.8)),
    solvency_required: required,
    policies: Math.round(lifeFund / (100 * trait('fund of a policy', 45_000, 90_000))) + quarter.quarter,
  };
};

/** A non-life insurer: what claims and costs leave of the premium, and what its money earns meanwhile. */
export const nonLifeLines = (character: Character): ReportLines => {
  const { equity, trait, chance } = character;
  const premium = equity * trait('premium', 0.5, 0.9);
  const required = Math.round(premium * 0.32);
  const flows = sumUp(character, (profit, number) => {
    const gross = (premium / 4) * chance('premium', number, 0.88, 1.15);
    const net = gross * trait('retention', 0.45, 0.7);
    const income = (equity * 0.065) / 4;
    const commission = net * 0.06;
    const costs = net * trait('cost', 0.16, 0.3);
    return {
      net_profit: profit,
      gross_premium: gross,
      net_premium: net,
      management_expense: costs,
      commission,
      investment_income: income,
      claims: Math.max(net * 0.12, net + income - costs - commission - beforeTax(profit)),
      revenue: net + income,
      operating_profit: beforeTax(profit),
      cash_flow_operating: profit * chance('cash', number, 0.4, 1.5),
    };
  });
  return {
    ...flows,
    total_assets: equity + Math.round(premium * 0.9),
    catastrophe_reserve: Math.round(equity * trait('catastrophe', 0.05, 0.14)),
    solvency_available: Math.round(required * trait('solvency', 1.45, 2.8)),
    solvency_required: required,
  };
};
