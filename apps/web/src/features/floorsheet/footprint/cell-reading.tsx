import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { PanelHead, quantityText, rupeesText } from '@chuli/ui';
import { useCall } from '../../../api/use-call.ts';
import { asOfQuery, useAsOf } from '../../../screen-kit/use-address.ts';
import { minuteText } from '../bulk/order-dots.ts';
import type { Picked } from './footprint-drawing.tsx';
import { type Footprint, type GridColumn, type Sides, volumeOf } from './footprint-grid.ts';

type CellReadingProps = {
  reply: Footprint;
  picked: Picked;
  column: GridColumn;
  minutes: number;
  step: number;
  until: number;
};

const NO_SIDES: Sides = { bought: 0, sold: 0, estimated_bought: 0, estimated_sold: 0, none: 0 };

const Lines = ({ sides }: { sides: Sides }) => (
  <dl className="cell-lines">
    {(
      [
        ['Known side', sides.sold, sides.bought],
        ['Estimated side', sides.estimated_sold, sides.estimated_bought],
      ] as const
    ).map(([label, sold, bought]) => (
      <div key={label}>
        <dt>{t(label)}</dt>
        <dd className="text-down">{quantityText(sold)}</dd>
        <dd className="text-up">{quantityText(bought)}</dd>
      </div>
    ))}
    {sides.none > 0 && (
      <div>
        <dt>{t('No side')}</dt>
        <dd>{quantityText(sides.none)}</dd>
      </div>
    )}
  </dl>
);

type Cell = RepliedBy<'/data/footprint/cell/'>;

const Dealers = ({ title, rows }: { title: string; rows: Cell['buyers'] }) => (
  <div>
    <h3>{title}</h3>
    <ul>
      {rows.map(({ broker, shares }) => (
        <li key={broker}>
          <b>{digits(broker)}</b> <span>{quantityText(shares)}</span>
        </li>
      ))}
    </ul>
  </div>
);

/** The chosen cell in full: by who came in, and which brokers dealt in it. */
export const CellReading = ({ reply, picked, column, minutes, step, until }: CellReadingProps) => {
  const sides = column.cells.get(picked.rung) ?? NO_SIDES;
  const asOf = asOfQuery(useAsOf());
  const ends = Math.min(picked.from + minutes, until + 1);
  const { data } = useCall(
    '/data/footprint/cell/',
    {
      symbol: reply.symbol,
      date: reply.date,
      from_minute: picked.from,
      minutes: ends - picked.from,
      price: picked.rung / 100,
      step: step / 100,
      ...asOf,
    },
    { enabled: volumeOf(sides) > 0 && ends > picked.from },
  );
  const prices = `${rupeesText(picked.rung / 100)} – ${rupeesText((picked.rung + step) / 100)}`;
  return (
    <section className="cell-reading" aria-live="polite">
      <PanelHead
        title={prices}
        note={`${digits(minuteText(picked.from))} – ${digits(minuteText(picked.from + minutes))}`}
      />
      <p className="cell-heads" aria-hidden>
        <span>{t('Shares')}</span>
        <span>{t('Sold')}</span>
        <span>{t('Bought')}</span>
      </p>
      <Lines sides={sides} />
      {data !== undefined && volumeOf(sides) > 0 && (
        <div className="cell-dealers">
          <Dealers title={t('Bought by')} rows={data.buyers} />
          <Dealers title={t('Sold by')} rows={data.sellers} />
        </div>
      )}
    </section>
  );
};
