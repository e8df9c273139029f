import { type Character, type ReportLines, beforeTax, sumUp } from './character.ts';

const MICROFINANCE = 9;
const percent = (value: number): number => Math.round(value * 100) / 100;

/** A bank: what it lends comes from deposits; assets are equity, deposits and borrowings. */
export const lenderLines = (character: Character): ReportLines => {
  const { listing, equity, quarter, trait, chance } = character;
  const isMicro = listing.sectorId === MICROFINANCE;
  const owed = equity * trait('leverage', 6, 10);
  const deposits = Math.round(owed * (isMicro ? 0.35 : 0.92));
  const borrowings = Math.round(owed - deposits);
  const loans = Math.round(isMicro ? owed * trait('lent', 0.88, 0.98) : deposits * trait('cd', 0.72, 0.91));
  const bad = Math.round(loans * trait('npl', 0.012, 0.055) * chance('bad', quarter.quarter, 0.85, 1.2));
  const totalCapital = Math.round(equity * 1.08);
  const riskWeighted = Math.round(totalCapital / trait('car', isMicro ? 0.085 : 0.113, 0.155));
  const cost = trait('cost', 0.3, 0.48);
  const costOfFunds = trait('cost of funds', 0.038, 0.062);
  const flows = sumUp(character, (profit, number) => {
    const impairment = (bad / 4) * chance('impairment', number, 0.05, 0.35);
    const earned = (beforeTax(profit) + impairment) / (1 - cost);
    const interest = earned * 0.86;
    const paid = (owed * costOfFunds) / 4;
    return {
      net_profit: profit,
      interest_expense: paid,
      interest_income: interest + paid,
      revenue: earned + paid,
      operating_expense: earned * cost,
      impairment,
      operating_profit: beforeTax(profit),
      cash_flow_operating: profit * chance('cash', number, -0.6, 1.8),
    };
  });
  const yieldOfLoans = ((flows.interest_income ?? 0) * 4) / quarter.quarter / loans;
  return {
    ...flows,
    total_assets: equity + deposits + borrowings,
    deposits,
    borrowings,
    loans,
    non_performing: bad,
    provisions: Math.round(bad * trait('coverage', 0.7, 1.6)),
    core_capital: Math.round(equity * 0.94),
    total_capital: totalCapital,
    risk_weighted: riskWeighted,
    npl: percent((bad / loans) * 100),
    debt_to_equity: percent(owed / equity),
    ...(isMicro
      ? {
          members: Math.round(loans / (100 * trait('loan of a member', 70_000, 140_000))),
          overdue_loans: Math.round(loans * trait('overdue', 0.02, 0.11)),
        }
      : {
          cost_of_funds: percent(costOfFunds * 100),
          base_rate: percent(costOfFunds * 100 + trait('base', 1.4, 2.6)),
          spread: percent((yieldOfLoans - costOfFunds) * 100),
        }),
  };
};
