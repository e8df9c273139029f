import '../../../shared/chart/plot.css';
import './dividends.css';
import { digits, t } from '@chuli/language';
import { Panel, PanelHead, Plot, heightOf, shareText, ticksOf, useWalk } from '@chuli/ui';
import { type YearParts, yearParts } from './year-parts.ts';

const HEIGHT = 170;
const WIDTH = 0.62;
/** Years that have room beside each other on a phone. */
const LABELS = 6;

const box = (slot: number, from: number, to: number, y: (value: number) => number): string =>
  `M${slot + (1 - WIDTH) / 2} ${y(from).toFixed(1)}h${WIDTH}V${y(to).toFixed(1)}h${-WIDTH}z`;

const figureText = (value: number | null): string => (value === null ? '–' : `${shareText(value)} %`);

const partsText = ({ cash, bonus }: YearParts): string =>
  t('cash {cash}, bonus {bonus}', { cash: figureText(cash), bonus: figureText(bonus) });

type Props = { readonly rows: Parameters<typeof yearParts>[0]; readonly isOfOne: boolean };

/** Cash below, bonus above it, by fiscal year. */
export const YearStacks = ({ rows, isOfOne }: Props) => {
  const years = yearParts(rows);
  const walk = useWalk(years.length);
  const here = years[walk.index];
  if (here === undefined) return null;
  const high = Math.max(1, ...years.map(({ cash, bonus }) => (cash ?? 0) + (bonus ?? 0)));
  const scale = { low: 0, high: high * 1.06 };
  const y = heightOf(scale);
  const step = Math.ceil(years.length / LABELS);
  const title = t('By fiscal year');
  return (
    <Panel label={title}>
      <PanelHead
        title={title}
        note={
          isOfOne ? t('percent of the face value') : t('percent of the face value, mean of the companies')
        }
      >
        <span className="dividend-key">
          <i className="is-cash" /> {t('Cash')}
          <i className="is-bonus" /> {t('Bonus')}
        </span>
      </PanelHead>
      <Plot
        label={title}
        height={HEIGHT}
        slots={years.length}
        scale={scale}
        ticks={ticksOf(scale, 3).map((at) => ({ at, text: `${digits(String(at))} %` }))}
        under={years.flatMap(({ year }, slot) =>
          slot % step === 0
            ? [{ slot: slot + (1 - WIDTH) / 2, text: `${year.slice(0, 4)}/${year.slice(7)}` }]
            : [],
        )}
        places={years.map((_, slot) => slot)}
        walk={walk}
        spoken={`${here.year}, ${partsText(here)}`}
        readout={
          <>
            <b>{digits(here.year)}</b> {partsText(here)}
            {!isOfOne && ` · ${t('{count} companies', { count: here.companies })}`}
          </>
        }
      >
        <path
          className="is-cash"
          d={years.map(({ cash }, slot) => (cash ? box(slot, 0, cash, y) : '')).join('')}
        />
        <path
          className="is-bonus"
          d={years
            .map(({ cash, bonus }, slot) => (bonus ? box(slot, cash ?? 0, (cash ?? 0) + bonus, y) : ''))
            .join('')}
        />
      </Plot>
    </Panel>
  );
};
