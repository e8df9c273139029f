/** Fees, taxes, bands and ticks once more, typed off the published tables as plain conditions. Amounts in paisa. */
export type Group = 'share' | 'fund' | 'debenture';

export const groupOfInstrument = (instrument: string | null): Group => {
  if (instrument === 'Mutual Funds') return 'fund';
  return instrument === 'Non-Convertible Debentures' ? 'debenture' : 'share';
};

const halfUp = (top: number, bottom: number): number => Math.floor((2 * top + bottom) / (2 * bottom));

const shareRate = (date: string, rupees: number): number => {
  if (date < '2016-07-20') {
    if (rupees <= 50_000) return 1_000;
    if (rupees <= 500_000) return 900;
    return rupees <= 1_000_000 ? 800 : 700;
  }
  const column = [50_000, 500_000, 2_000_000, 10_000_000].filter((end) => rupees > end).length;
  if (date < '2020-12-27') return [600, 550, 500, 450, 400][column] ?? 0;
  if (date < '2024-05-14') return [400, 370, 340, 300, 270][column] ?? 0;
  return [360, 330, 310, 270, 240][column] ?? 0;
};

const rateOf = (date: string, group: Group, rupees: number): number => {
  if (group === 'share') return shareRate(date, rupees);
  const column = [500_000, 5_000_000].filter((end) => rupees > end).length;
  if (group === 'debenture') return [100, 50, 20][column] ?? 0;
  return date < '2020-12-27' ? 300 : ([150, 120, 100][column] ?? 0);
};

/** Commission of at least Rs 10, the regulator's fee, and Rs 25 for the depository participant. */
export const feesOf = (date: string, group: Group, amount: number): number => {
  const broker = Math.max(10_00, halfUp(amount * rateOf(date, group, amount / 100), 100_000));
  return broker + halfUp(amount * (group === 'share' ? 15 : 10), 100_000) + 25_00;
};

export const taxOf = (date: string, gain: number, days: number): number => {
  if (gain <= 0) return 0;
  if (date < '2021-07-16') return halfUp(gain * 5, 100);
  if (date < '2026-07-17') return days > 365 ? halfUp(gain * 5, 100) : halfUp(gain * 75, 1_000);
  return days > 365 ? halfUp(gain * 75, 1_000) : halfUp(gain * 10, 100);
};

export const smallestOrder = (group: Group): number => (group === 'fund' ? 100 : 10);

/** In the account after three sessions up to 15 July 2017, after two since; sold one session later. */
export const saleAfter = (date: string): number => (date <= '2017-07-15' ? 4 : 3);

const tickOf = (date: string, group: Group, price: number): number => {
  if (group === 'fund' || (group === 'share' && price < 50_00)) return 1;
  return date < '2021-07-18' ? 100 : 10;
};

export const limitsOf = (date: string, group: Group, reference: number, price: number) => {
  const tick = tickOf(date, group, price);
  const percent = date < '2026-04-20' ? 10 : 15;
  const top = halfUp(reference * (100 + percent), 100);
  const bottom = Math.floor((reference * (100 - percent)) / 100);
  return { tick, upper: top - (top % tick), lower: bottom + ((tick - (bottom % tick)) % tick) };
};
