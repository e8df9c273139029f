import './compare.css';
import type { Reason } from '@chuli/fundamentals';
import { t } from '@chuli/language';
import {
  Button,
  type ComputedColumn,
  MenuButton,
  Panel,
  PanelHead,
  classNames,
  downloadText,
  toCsv,
} from '@chuli/ui';
import { Fragment, type ReactNode } from 'react';
import { REASON_WORDS } from '../../../shared/fundamental/ratio-text.ts';

export type SheetCell = {
  readonly id: string;
  /** As a file has it. */
  readonly value: number | null;
  /** A dash where there is none. */
  readonly text: string;
  readonly why?: Reason | null;
  /** Left out where the column has no places, null where this one has none. */
  readonly place?: number | null;
  /** The first among several. */
  readonly isBest?: boolean;
  /** How good its place is, from 0 to 4. */
  readonly shade?: number | undefined;
  /** A rise or a fall. */
  readonly tone?: 'up' | 'down' | undefined;
  /** The stock that is looked at, among others. */
  readonly isStrong?: boolean;
  /** A drawing in the place of the figure. */
  readonly picture?: ReactNode;
};

export type SheetRow = {
  readonly id: string;
  /** Rows of one group stand under its name. */
  readonly group?: string;
  /** As a file has it. */
  readonly title: string;
  readonly name: ReactNode;
  readonly cells: readonly SheetCell[];
};

export type SheetColumn = {
  readonly id: string;
  readonly title: string;
  readonly head: ReactNode;
  readonly below?: ReactNode;
  /** What others have, beside what is compared. */
  readonly isAside?: boolean;
};

/** Metrics down, stocks across, or the other way round. */
export type Sheet = {
  readonly columns: readonly SheetColumn[];
  readonly rows: readonly SheetRow[];
  /** What the columns come to. */
  readonly foot?: SheetRow;
};

const DASH = '–';

/** A figure that is missing or doubted says why when it is pressed. */
const Figure = ({ cell: { text, why, isBest = false }, of }: { cell: SheetCell; of: string }) => {
  if (why === null || why === undefined) return isBest ? <b>{text}</b> : text;
  const reason = t(REASON_WORDS[why]);
  return (
    <MenuButton
      label={`${of}: ${reason}`}
      className={classNames('compare-why', text !== DASH && 'is-doubted')}
      face={text}
    >
      {() => <p className="compare-reason">{reason}</p>}
    </MenuButton>
  );
};

const Cell = ({ cell, of, isAside }: { cell: SheetCell; of: string; isAside: boolean }) => {
  const { place, isBest = false, isStrong = false, shade, tone, picture } = cell;
  const look = classNames(
    isAside && 'is-aside',
    isStrong && 'is-strong',
    shade !== undefined && `is-shade-${shade}`,
  );
  if (picture !== undefined) return <td className={look}>{picture}</td>;
  return (
    <td className={look}>
      <span className={classNames(tone !== undefined && `dir-${tone}`)}>
        <Figure cell={cell} of={of} />
      </span>
      {place !== undefined && (
        <span className={classNames('compare-place', isBest && 'is-best')} title={t('Rank')}>
          {place}
        </span>
      )}
    </td>
  );
};

const Row = ({ row, columns }: { row: SheetRow; columns: readonly SheetColumn[] }) => (
  <tr>
    <th scope="row">{row.name}</th>
    {row.cells.map((cell, at) => (
      <Cell
        key={cell.id}
        cell={cell}
        of={`${row.title}, ${columns[at]?.title ?? ''}`}
        isAside={columns[at]?.isAside ?? false}
      />
    ))}
  </tr>
);

const csvOf = (corner: string, { columns, rows }: Sheet): string => {
  const first: ComputedColumn<SheetRow> = {
    id: 'name',
    label: { word: corner },
    format: 'text',
    value: ({ title }) => title,
  };
  const figures = columns.map(({ id, title }, at): ComputedColumn<SheetRow> => ({
    id,
    label: { word: title },
    format: 'share',
    value: ({ cells }) => cells[at]?.value ?? null,
  }));
  return toCsv([first, ...figures], rows);
};

type CompareTableProps = {
  title: string;
  note?: string;
  asOf?: string | undefined;
  /** Above the names of the rows. */
  corner: string;
  sheet: Sheet;
  children?: ReactNode;
};

/** Figures of several stocks in one table whose first column stays. */
export const CompareTable = ({ title, note, asOf, corner, sheet, children }: CompareTableProps) => {
  const { columns, rows, foot } = sheet;
  return (
    <Panel label={title}>
      <PanelHead title={title} {...(note !== undefined && { note })} asOf={asOf}>
        <Button tone="quiet" onClick={() => downloadText(`${title}.csv`, csvOf(corner, sheet))}>
          {t('CSV')}
        </Button>
      </PanelHead>
      <div className="compare-box">
        <table className="compare">
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map(({ id, head, below, isAside = false }) => (
                <th key={id} scope="col" className={classNames(isAside && 'is-aside')}>
                  {head}
                  {below !== undefined && <small>{below}</small>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <Fragment key={row.id}>
                {row.group !== undefined && row.group !== rows[at - 1]?.group && (
                  <tr className="compare-group">
                    <th colSpan={columns.length + 1} scope="colgroup">
                      <span>{row.group}</span>
                    </th>
                  </tr>
                )}
                <Row row={row} columns={columns} />
              </Fragment>
            ))}
          </tbody>
          {foot !== undefined && (
            <tfoot>
              <Row row={foot} columns={columns} />
            </tfoot>
          )}
        </table>
      </div>
      {children}
    </Panel>
  );
};
