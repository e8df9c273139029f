import { type BrokerId, type Rupees, paisa, toRupees } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import type { PlayerFigures } from './player-figures.ts';
import { type Style, amongBrokers, styleOf } from './style-figures.ts';

const LAKH = 1_00_000_00;
const lakhs = (count: number): Rupees => toRupees(paisa(count * LAKH));

const FIGURES: PlayerFigures = {
  broker: '1' as BrokerId,
  turnover: lakhs(100),
  net_amount: lakhs(-20),
  net_to_turnover: 0.6,
  median_order: lakhs(2),
  hhi: 5_200,
  aggressive_percent: 65,
  known_percent: 80,
  matched_percent: 10,
  first_hour_percent: null,
  orders: 50,
  stocks: 2,
  styles: ['releases', 'taker', 'few-stocks'],
};

describe('the style of a broker', () => {
  it('has what it paid and was paid against others, by hand', () => {
    const prices = {
      broker: '1' as BrokerId,
      paid: 40 * LAKH,
      paid_at_average: 32 * LAKH,
      received: 60 * LAKH,
      received_at_average: 64 * LAKH,
    };
    expect(styleOf(FIGURES, prices)).toEqual({
      net_to_turnover: 0.6,
      aggressive: 65,
      median_order: 2_00_000,
      stocks: 2,
      concentration: 5_200,
      matched: 10,
      first_hour: null,
      paid: 25,
      received: -6.25,
    });
    expect(styleOf(FIGURES, undefined)).toMatchObject({ paid: null, received: null });
  });

  it('stands among all brokers', () => {
    const base = styleOf(FIGURES, undefined);
    const styles = new Map<BrokerId, Style>(
      [10, 20, 30, 40].map((aggressive, at) => [String(at + 1) as BrokerId, { ...base, aggressive }]),
    );
    const row = amongBrokers('3' as BrokerId, styles).find(({ measure }) => measure === 'aggressive');
    expect(row).toEqual({ measure: 'aggressive', value: 30, median: 25, percentile: 75 });
    const unknown = amongBrokers('9' as BrokerId, styles).find(({ measure }) => measure === 'aggressive');
    expect(unknown).toEqual({ measure: 'aggressive', value: null, median: 25, percentile: null });
  });
});
