import type { Filter, Filters } from './filters.tsx';

type FilterFieldsProps = {
  filters: Filters;
  values: Readonly<Record<string, unknown>>;
  set: (changes: Readonly<Record<string, unknown>>, step?: 'push' | 'replace') => void;
  reply?: object | undefined;
};

/** The fields of filters, each of which writes its own part of the address. */
export const FilterFields = ({ filters, values, set, reply }: FilterFieldsProps) =>
  Object.entries(filters).map(([name, { Field, clears = [] }]: [string, Filter<unknown>]) => {
    const cleared = Object.fromEntries(clears.map((part) => [part, '']));
    return (
      <Field
        key={name}
        value={values[name]}
        reply={reply}
        onPick={(value, step) => set({ ...cleared, [name]: value }, step)}
      />
    );
  });
