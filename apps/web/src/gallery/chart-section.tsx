import {
  BandGlyph,
  BarsChart,
  type Line,
  LinesChart,
  Panel,
  PanelHead,
  type PriceBar,
  PriceChart,
  type PriceMark,
  Sparkline,
} from '@chuli/ui';

const DAYS = Array.from({ length: 60 }, (_, index) =>
  new Date(Date.UTC(2026, 0, 4 + index)).toISOString().slice(0, 10),
);

const closeOn = (day: number): number => Math.round((500 + 40 * Math.sin(day / 7) + day) * 10) / 10;

const PRICES: readonly PriceBar[] = DAYS.map((date, day) => {
  const [open, close] = [closeOn(day - 1), closeOn(day)];
  return {
    date,
    open,
    high: Math.max(open, close) + 4,
    low: Math.min(open, close) - 4,
    close,
    volume: 10_000 + 4_000 * (day % 5),
    change: close / open - 1,
  };
});

const signal = (date: string, letter: string, isFilled: boolean, direction: 'up' | 'down'): PriceMark => ({
  date,
  text: `Signal ${letter}`,
  sign: { letter, isFilled, direction },
  details: [{ label: 'Held', value: isFilled ? 'yes' : 'not yet' }],
  note: direction === 'up' ? 'Points up.' : 'Points down.',
});

const MARKS: readonly PriceMark[] = [
  { date: '2026-02-01', text: 'B 10 %' },
  signal('2026-02-01', 'M', true, 'up'),
  signal('2026-01-22', 'R', false, 'up'),
  signal('2026-02-10', 'M', true, 'down'),
  signal('2026-02-10', 'B', false, 'down'),
];

const RISING = PRICES.slice(20, 50).map(({ close }) => close);
const ROUND = [...RISING, ...RISING.toReversed()];

const BARS = [52_000, 31_000, 12_500, -8_000, -24_000, -63_500].map((value, index) => ({
  id: String(index),
  label: String(index + 11),
  value,
}));

const LINES: readonly Line[] = [
  {
    id: 'first',
    label: '58',
    direction: 'up',
    isFirst: true,
    values: DAYS.map((_, day) => day * 900 + 6_000 * Math.sin(day / 5)),
  },
  {
    id: 'second',
    label: '45',
    direction: 'down',
    isFirst: false,
    values: DAYS.map((_, day) => -day * 500 + 4_000 * Math.cos(day / 6)),
  },
];

export const ChartSection = () => (
  <div className="split">
    <Panel label="Bars">
      <PanelHead title="Bars" />
      <div className="px-3 pb-2">
        <BarsChart label="Net by broker" bars={BARS} height={180} />
      </div>
    </Panel>
    <Panel label="Lines">
      <PanelHead title="Lines" />
      <div className="px-3 pb-2">
        <LinesChart
          label="Cumulative net"
          points={DAYS}
          lines={LINES}
          price={PRICES.map((bar) => bar.close)}
          height={180}
        />
      </div>
    </Panel>
    <Panel label="Price">
      <PanelHead title="Price" />
      <div className="flex h-[260px] flex-col">
        <PriceChart label="Daily bars" bars={PRICES} marks={MARKS} range="3M" />
      </div>
    </Panel>
    <Panel label="Small pictures">
      <PanelHead title="Sparkline" note="the dashes are where it began" />
      <div className="flex items-end gap-4 px-3 pb-3">
        <Sparkline label="Rising" values={RISING} />
        <Sparkline label="Falling" values={RISING.toReversed()} />
        <Sparkline label="Back where it began" values={ROUND} />
        <Sparkline label="Wide" values={ROUND} width={220} height={56} />
      </div>
      <PanelHead title="Daily limits" />
      <div className="px-3 pb-3">
        <BandGlyph floor={450} previousClose={500} ceiling={550} low={480} high={530} last={522} />
      </div>
    </Panel>
  </div>
);
