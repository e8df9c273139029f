import { t } from '@chuli/language';
import { DataTable, type RowTone } from '@chuli/ui';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { choicePart } from '../../screen-kit/address.ts';
import { useAddress } from '../../screen-kit/use-address.ts';
import { useLiveRows } from '../../shared/live/live-rows.ts';
import { FORMING_COLUMNS } from './forming-columns.ts';
import { type FormingGroupsOf, type ShownForming, foldWithdrawn } from './forming-rows.ts';

const STRUCK: readonly RowTone[] = ['struck'];
const PLAIN: readonly RowTone[] = [];
const tonesOf = ({ status }: ShownForming): readonly RowTone[] =>
  status === 'withdrawn' || status === 'fell' ? STRUCK : PLAIN;

type RowsProps = { id: string; label: string; rows: readonly ShownForming[] };

const Rows = ({ id, label, rows }: RowsProps) => (
  <DataTable
    id={id}
    label={label}
    columns={FORMING_COLUMNS}
    source={useLiveRows(rows)}
    tonesOf={tonesOf}
    keyOf={({ key }) => key}
    scrolls="page"
  />
);

const foldAddress = { withdrawn: choicePart(['folded', 'open'], 'folded') };

/** What was true earlier today and is not now: a line that opens. */
const Withdrawn = ({ id, rows }: Omit<RowsProps, 'label'>) => {
  const [{ withdrawn }, set] = useAddress(foldAddress);
  const isOpen = withdrawn === 'open';
  const Arrow = isOpen ? ChevronDown : ChevronRight;
  const label = t('{count} withdrawn today', { count: rows.length });
  return (
    <>
      <button
        type="button"
        className="flex min-h-(--row) w-full items-center gap-1.5 px-3 text-muted hover:text-text"
        aria-expanded={isOpen}
        onClick={() => set({ withdrawn: isOpen ? 'folded' : 'open' }, 'replace')}
      >
        <Arrow aria-hidden size={14} />
        {label}
      </button>
      {isOpen && <Rows id={`${id}-withdrawn`} label={label} rows={rows} />}
    </>
  );
};

/** What the rules of a board say of today; what they took back stands below in one line. */
export const FormingTable = ({
  id,
  label,
  forming,
}: Omit<RowsProps, 'rows'> & { forming: FormingGroupsOf }) => {
  const { shown, folded } = foldWithdrawn(forming);
  return (
    <>
      {shown.length > 0 && <Rows id={id} label={label} rows={shown} />}
      {folded.length > 0 && <Withdrawn id={id} rows={folded} />}
    </>
  );
};
