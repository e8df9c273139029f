import type { RepliedBy } from '@chuli/contracts';
import { t } from '@chuli/language';
import { Button, EmptyState, Panel, PanelHead, SegmentedControl, TableSkeleton, TextField } from '@chuli/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import { useCall } from '../../api/use-call.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { type SetForm, numbersText } from './set-forms.ts';

type Period = 'daily' | 'weekly' | 'monthly';

const PERIODS = [
  { value: 'daily', label: 'Day' },
  { value: 'weekly', label: 'Week' },
  { value: 'monthly', label: 'Month' },
] as const;

/** Near-twins: they differ in their numbers alone. */
type Row = RepliedBy<'/custom-signals/sma-custom-pro/'>['rows'][number];

const pathOf = ({ kind }: SetForm) =>
  `/custom-signals/${kind}-custom-pro/` as '/custom-signals/sma-custom-pro/';

const SetAdder = ({ form }: { form: SetForm }) => {
  const queries = useQueryClient();
  const [period, setPeriod] = useState<Period>('daily');
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const numbers = Object.fromEntries(
    form.numbers.map(({ name, usual }) => [name, Number(typed[name] ?? usual)]),
  );
  const adding = useMutation({
    mutationFn: () =>
      sendCall(`POST ${pathOf(form)}`, {
        body: {
          name: `${form.kind.toUpperCase()} ${Object.values(numbers).join(', ')}`.trim(),
          time_period: period,
          ...numbers,
        },
      }),
    onSuccess: () => queries.invalidateQueries({ queryKey: [pathOf(form)] }),
  });
  return (
    <form
      className="scan-choices"
      onSubmit={(event) => {
        event.preventDefault();
        adding.mutate();
      }}
    >
      {form.numbers.map(({ name, label, usual }) => (
        <TextField
          key={name}
          label={t(label)}
          size={5}
          inputMode="decimal"
          value={typed[name] ?? String(usual)}
          onType={(text) => setTyped({ ...typed, [name]: text })}
          isWrong={Number.isNaN(numbers[name])}
        />
      ))}
      <SegmentedControl
        label={t('Period')}
        choices={PERIODS.map(({ value, label }) => ({ value, label: t(label) }))}
        value={period}
        onChoose={setPeriod}
      />
      <Button type="submit" tone="primary" disabled={adding.isPending}>
        {t('Keep this set')}
      </Button>
      {adding.error instanceof CallFailure && <output className="text-down">{adding.error.message}</output>}
    </form>
  );
};

const Symbols = ({ symbols }: { symbols: readonly string[] }) => {
  const href = useHrefWithAsOf();
  if (symbols.length === 0) return <span className="note">{t('none today')}</span>;
  return symbols.map((symbol) => (
    <Link key={symbol} className="text-accent" to={href('/charts', { symbol })}>
      {symbol}{' '}
    </Link>
  ));
};

const SetRows = ({ rows, form }: { rows: readonly Row[]; form: SetForm }) => (
  <table className="tbl">
    <thead>
      <tr>
        {(['Name', 'Numbers', 'Period', 'Buy', 'Sell'] as const).map((label) => (
          <th key={label} scope="col">
            {t(label)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={row.id}>
          <td>{row.name}</td>
          <td>{numbersText(row, form)}</td>
          <td>{t(PERIODS.find(({ value }) => value === row.time_period)?.label ?? 'Day')}</td>
          <td>
            <Symbols symbols={row.buy_signals} />
          </td>
          <td>
            <Symbols symbols={row.sell_signals} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The sets of one indicator: a form for another one, and what each finds on the newest bar. */
export const SetPanel = ({ form }: { form: SetForm }) => {
  const title = t('{indicator} sets', { indicator: t(form.label) });
  const call = useCall(pathOf(form), asOfQuery(useAsOf()));
  return (
    <Panel label={title}>
      <PanelHead title={title} note={t('a set tells where its lines crossed on the newest bar')} />
      <SetAdder key={form.kind} form={form} />
      <Loaded title={title} call={call} skeleton={<TableSkeleton label={title} rows={4} columns={5} />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState title={t('No set yet')} why={t('Choose the numbers above and keep the set.')} />
          ) : (
            <SetRows rows={rows} form={form} />
          )
        }
      </Loaded>
    </Panel>
  );
};
