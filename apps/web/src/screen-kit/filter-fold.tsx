import './filter-fold.css';
import { t } from '@chuli/language';
import { Button, classNames } from '@chuli/ui';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useSearchParams } from 'react-router';

/** Parts of the address that say where one is or how it is ordered, not what is left out. */
const NOT_FILTERS: ReadonlySet<string> = new Set(['as_of', 'sort', 'page', 'symbol', 'open']);

/** How many filters differ from the usual: only those stand in the address. */
const useFiltersSet = (): number =>
  new Set([...useSearchParams()[0].keys()].filter((name) => !NOT_FILTERS.has(name))).size;

/** Several filters: in full on a desk; on a phone behind one button that says how many are set. */
export const FilterFold = ({ children }: { children: ReactNode }) => {
  const [isOpen, setOpen] = useState(false);
  const count = useFiltersSet();
  const id = useId();
  return (
    <>
      <Button
        className="filter-button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <ListFilter aria-hidden />
        {count === 0 ? t('Filters') : t('Filters, {count} set', { count })}
      </Button>
      <div id={id} className={classNames('filter-fold', isOpen && 'is-open')}>
        {children}
      </div>
    </>
  );
};
