import { describe, expect, expectTypeOf, it } from 'vitest';
import { defineScreen } from './define-screen.tsx';
import { brokerFilter, onPage, symbolFilter } from './filters.tsx';
import type { AskedFilters, ScreenDefinition } from './screen-definition.ts';

type Definition = ScreenDefinition<'/bonus/'>;
type Blocks = Definition['blocks'];

describe('a declared screen is checked against the call it shows', () => {
  it('takes the columns, the sort and the filters of its call, and gives a component', () => {
    const screen = defineScreen({
      title: 'Dividend',
      data: '/bonus/',
      filters: { symbol: symbolFilter() },
      blocks: [
        {
          kind: 'stats',
          stats: [{ label: 'Cash', key: 'cash_percent', of: 'largest', format: 'share' }],
        },
        {
          kind: 'table',
          sort: '-cash_percent',
          columns: [{ key: 'cash_percent', label: 'Cash', format: 'share' }],
        },
        { kind: 'bars', title: 'Cash', x: 'fiscal_year', y: 'cash_percent' },
      ],
      empty: 'None',
      source: 'Company',
      explain: ['Cash'],
    });
    expect(screen).toBeTypeOf('function');
  });

  it('refuses a text that has no Nepali', () => {
    expectTypeOf<'Cash that nobody translated'>().not.toExtend<Definition['title']>();
  });

  it('refuses a column that the rows do not have', () => {
    expectTypeOf<
      readonly [
        {
          kind: 'table';
          sort: 'symbol';
          columns: readonly [{ key: 'closing'; label: 'Close'; format: 'rupees' }];
        },
      ]
    >().not.toExtend<Blocks>();
  });

  it('refuses a format that cannot show the field', () => {
    expectTypeOf<
      readonly [
        {
          kind: 'table';
          sort: 'symbol';
          columns: readonly [{ key: 'symbol'; label: 'Symbol'; format: 'rupees' }];
        },
      ]
    >().not.toExtend<Blocks>();
  });

  it('refuses a sort by a field that is not there', () => {
    expectTypeOf<
      readonly [{ kind: 'table'; sort: '-profit'; columns: readonly [] }]
    >().not.toExtend<Blocks>();
  });

  it('refuses an axis that is not a number', () => {
    expectTypeOf<
      readonly [{ kind: 'bars'; title: 'Bars'; x: 'symbol'; y: 'fiscal_year' }]
    >().not.toExtend<Blocks>();
  });

  it('refuses a figure over a field that is not a number', () => {
    expectTypeOf<
      readonly [
        {
          kind: 'stats';
          stats: readonly [{ label: 'Year'; key: 'fiscal_year'; of: 'sum'; format: 'quantity' }];
        },
      ]
    >().not.toExtend<Blocks>();
  });

  it('refuses a filter that the call does not understand, unless the screen itself reads it', () => {
    const filters = { broker: brokerFilter() };
    const own = { broker: onPage(brokerFilter()) };
    expectTypeOf<typeof filters>().not.toExtend<AskedFilters<'/bonus/', typeof filters>>();
    expectTypeOf<typeof own>().toExtend<AskedFilters<'/bonus/', typeof own>>();
  });
});
