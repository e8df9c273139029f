import './ratio-formula.css';
import { RATIO_IDS, ratioNamed, ratiosOf } from '@chuli/fundamentals';
import { t } from '@chuli/language';
import { EmptyState } from '@chuli/ui';
import { useMemo } from 'react';
import { FilterCount } from '../../shared/find/filter-count.tsx';
import { FormulaBox } from '../../shared/find/formula-box.tsx';
import { ALL_SECTORS } from '../../shared/market/universe/stock-facts.ts';
import { type ScanRow, judgedRows } from './scan-rows.ts';

type Shown = {
  readonly reply: { readonly rows: readonly ScanRow[] };
  readonly rows: readonly ScanRow[];
  readonly values: { readonly sector: string; readonly q: string };
  readonly set: (changes: { q?: string; sector?: string }) => void;
};

/** How a rule calls each ratio; a press adds it. */
const Names = ({ values: { sector, q }, set }: Pick<Shown, 'values' | 'set'>) => {
  const ratios = sector === ALL_SECTORS ? RATIO_IDS.map(ratioNamed) : ratiosOf(Number(sector));
  return (
    <details className="ratio-names">
      <summary>{t('Names of ratios in a rule')}</summary>
      <ul>
        {ratios.map(({ id, words }) => (
          <li key={id}>
            <button type="button" onClick={() => set({ q: q === '' ? `${id} > 0` : `${q} and ${id} > 0` })}>
              <code>{id}</code> {t(words)}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
};

/** A rule over every ratio of the companies that are here, and how many of them it finds. */
export const RatioFormula = ({ reply, rows, values, set }: Shown) => {
  const { table, judged } = useMemo(() => judgedRows(reply.rows, values), [reply, values]);
  return (
    <>
      <FormulaBox text={values.q} table={table} onText={(q) => set({ q })} />
      <Names values={values} set={set} />
      {values.q !== '' && 'found' in judged && <FilterCount found={judged.found} />}
      {rows.length === 0 && (
        <EmptyState
          title={t('No company matches')}
          why={t('No company of this sector and quarter fits the rule.')}
          action={{ label: t('Show all'), onClick: () => set({ q: '', sector: ALL_SECTORS }) }}
        />
      )}
    </>
  );
};
