import { type TradingDate, isTradingDate } from '@chuli/kernel';
import { type Phrase, t } from '@chuli/language';
import { Combobox, DateField, SegmentedControl, TextField } from '@chuli/ui';
import type { ReactNode } from 'react';
import { useBrokerOptions, useSessions, useSymbolOptions } from '../api/reference-calls.ts';
import {
  type AddressPart,
  type AddressSpec,
  choicePart,
  datePart,
  sortPart,
  textPart,
  upperCasePart,
} from './address.ts';
import { type DeclaredChoice, translateChoices } from './translate-choices.ts';
import { useAsOf } from './use-address.ts';

export type FieldProps<V> = {
  value: V;
  onPick(this: void, value: V, step?: 'push' | 'replace'): void;
  /** The answer that is shown, from which a field may take its day or what it offers. */
  reply: object | undefined;
};

/**
 * One control over a table: the part of the address it lives in, and the field it is set by. Its functions are methods,
 * so that filters of different values stand in one record.
 */
export type Filter<V> = {
  part: AddressPart<V>;
  Field(this: void, props: FieldProps<V>): ReactNode;
  /** What it asks of the call, where that is not its own value under its own name. */
  asks?(this: void, value: V): object;
  /** Texts in the address that a new choice takes back: a preset has its own order. */
  clears?: readonly string[];
};

export type Filters = Readonly<Record<string, Filter<unknown>>>;
/** Of a screen without any. */
export type NoFilters = Readonly<Record<string, never>>;
export type FilterValues<F extends Filters> = { [K in keyof F]: F[K] extends Filter<infer V> ? V : never };

/** The parts of the address that filters live in. */
export const partsOf = (filters: Filters): AddressSpec =>
  Object.fromEntries(Object.entries(filters).map(([name, { part }]) => [name, part]));

/** What the filters ask of the call; what is usual is left to it. */
export const askedBy = (filters: Filters, values: Readonly<Record<string, unknown>>): object =>
  Object.assign(
    {},
    ...Object.entries(filters).map(([name, { part, asks }]) => {
      if (asks !== undefined) return asks(values[name]);
      return part.write(values[name]) === null ? {} : { [name]: values[name] };
    }),
  );

/** A filter that asks something else of the call than its own value under its own name. */
export const asking = <V, Q extends object>(
  filter: Filter<V>,
  asks: (value: V) => Q,
): Filter<V> & { asks: (value: V) => Q } => ({ ...filter, asks });

const nothing = (): NoFilters => ({});

/** The call is not asked: the screen itself reads it. */
export const onPage = <V,>(filter: Filter<V>) => asking(filter, nothing);

/** The order of a long list, which the server sorts; headings of the table set it. */
export const sortFilter = <const K extends string>(
  keys: readonly K[],
  usual: NoInfer<K> | `-${NoInfer<K>}`,
) => asking({ part: sortPart(keys, usual), Field: () => null }, (sort) => ({ sort }));

export const dayOf = (reply: object | undefined): TradingDate | undefined =>
  reply !== undefined && 'as_of' in reply && typeof reply.as_of === 'string' && isTradingDate(reply.as_of)
    ? reply.as_of
    : undefined;

export const symbolFilter = (): Filter<string> => ({
  part: upperCasePart(),
  Field: ({ value, onPick }) => (
    <Combobox
      label={t('Symbol')}
      size={9}
      clearable
      options={useSymbolOptions(useAsOf())}
      value={value}
      onChoose={(symbol) => onPick(symbol)}
    />
  ),
});

export const brokerFilter = (): Filter<string> => ({
  part: upperCasePart(),
  Field: ({ value, onPick }) => (
    <Combobox
      label={t('Broker')}
      size={5}
      clearable
      options={useBrokerOptions()}
      value={value}
      onChoose={(broker) => onPick(broker)}
    />
  ),
});

/** A session of those that are known, stepped through: the calendar is in the top bar. The newest is not written into the address. */
export const dateFilter = (): Filter<TradingDate | null> => ({
  part: datePart(),
  Field: ({ value, onPick, reply }) => {
    const sessions = useSessions('prices', useAsOf());
    const shown = dayOf(reply) ?? value ?? sessions[0];
    if (shown === undefined) return null;
    return (
      <DateField
        label={t('Session')}
        value={shown}
        sessions={sessions}
        onPick={(date) => onPick(date === sessions[0] ? null : date)}
        isStepsOnly
      />
    );
  },
});

/** What is typed to find rows by. */
export const findFilter = (placeholder?: Phrase): Filter<string> => ({
  part: textPart(),
  Field: ({ value, onPick }) => (
    <TextField
      label={t('Find')}
      size={14}
      {...(placeholder !== undefined && { placeholder: t(placeholder) })}
      value={value}
      onType={(text) => onPick(text, 'replace')}
    />
  ),
});

/** One of a few; the usual one is the first unless it is named. */
export const choiceFilter = <const V extends string>(
  label: Phrase,
  choices: readonly [DeclaredChoice<V>, ...DeclaredChoice<V>[]],
  usual: NoInfer<V> = choices[0].value,
  { isNamed = false }: { isNamed?: boolean } = {},
): Filter<V> => ({
  part: choicePart<readonly V[]>(
    choices.map(({ value }) => value),
    usual,
  ),
  Field: ({ value, onPick }) => (
    <SegmentedControl
      label={t(label)}
      choices={translateChoices(choices)}
      value={value}
      onChoose={(chosen) => onPick(chosen)}
      isNamed={isNamed}
    />
  ),
});
