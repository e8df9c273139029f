import type { AskedBy, GetPath } from '@chuli/contracts';
import type { ScreenId } from '@chuli/contracts/screens';
import { t } from '@chuli/language';
import { Combobox, DateField, TextField } from '@chuli/ui';
import type { ComponentType } from 'react';
import { useBrokerOptions, useSessions, useSymbolOptions } from '../api/reference-calls.ts';
import { type AddressValues, datePart, textPart, upperCasePart } from './address.ts';
import { DeclaredBlocks } from './declared-blocks.tsx';
import type { FilterName, ScreenDefinition } from './define-screen.tsx';
import { PageHead } from './page-head.tsx';
import { type SetAddress, useAddress, useAsOf } from './use-address.ts';

const address = {
  symbol: upperCasePart(),
  broker: upperCasePart(),
  date: datePart(),
  days: textPart(),
  sort: textPart(),
};

type FilterProps = { values: AddressValues<typeof address>; set: SetAddress<typeof address> };

const SymbolFilter = ({ values, set }: FilterProps) => {
  const options = useSymbolOptions(useAsOf());
  return (
    <Combobox
      label={t('Symbol')}
      size={9}
      clearable
      options={options}
      value={values.symbol}
      onChoose={(symbol) => set({ symbol })}
    />
  );
};

const BrokerFilter = ({ values, set }: FilterProps) => (
  <Combobox
    label={t('Broker')}
    size={5}
    clearable
    options={useBrokerOptions()}
    value={values.broker}
    onChoose={(broker) => set({ broker })}
  />
);

const DateFilter = ({ values, set }: FilterProps) => {
  const sessions = useSessions('prices', useAsOf());
  const day = values.date ?? sessions[0];
  if (day === undefined) return null;
  return <DateField label={t('Session')} value={day} sessions={sessions} onPick={(date) => set({ date })} />;
};

const DaysFilter = ({ values, set }: FilterProps) => (
  <TextField
    label={t('Sessions')}
    size={3}
    inputMode="numeric"
    value={values.days}
    onType={(days) => set({ days }, 'replace')}
  />
);

const FILTERS: Record<FilterName, ComponentType<FilterProps>> = {
  symbol: SymbolFilter,
  broker: BrokerFilter,
  date: DateFilter,
  days: DaysFilter,
};

/** A declared screen: its filters live in the address, its rows come from its call. */
export const DeclaredScreen = <P extends GetPath>({
  id,
  definition,
}: {
  id: ScreenId;
  definition: ScreenDefinition<P>;
}) => {
  const [values, set] = useAddress(address);
  const asOf = useAsOf();
  const filters: readonly FilterName[] = definition.filters;
  const asked = filters.filter((name) => values[name] !== '' && values[name] !== null);
  const query = {
    ...Object.fromEntries(asked.map((name) => [name, values[name]])),
    ...(asOf && { as_of: asOf }),
  };
  return (
    <>
      <PageHead screen={id} {...(definition.explain && { explain: definition.explain })}>
        {filters.map((name) => {
          const Filter = FILTERS[name];
          return <Filter key={name} values={values} set={set} />;
        })}
      </PageHead>
      <DeclaredBlocks
        definition={definition}
        query={query as AskedBy<P>}
        sort={values.sort === '' ? undefined : values.sort}
        onSort={(sort) => set({ sort })}
      />
    </>
  );
};
