import { t } from '@chuli/language';
import { Button, Combobox } from '@chuli/ui';
import { X } from 'lucide-react';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import type { AddressPart } from '../../screen-kit/address.ts';
import { type Filter, asking } from '../../screen-kit/filters.tsx';
import { useAsOf } from '../../screen-kit/use-address.ts';

const listPart = (most: number): AddressPart<readonly string[]> => ({
  read: (text) => [...new Set((text ?? '').toUpperCase().split(',').filter(Boolean))].slice(0, most),
  write: (symbols) => symbols.join(',') || null,
});

/** Those that are shown, also where the address names none. */
const symbolsOf = (reply: object | undefined): readonly string[] => {
  const rows: unknown = reply !== undefined && 'rows' in reply ? reply.rows : [];
  return Array.isArray(rows)
    ? rows.flatMap((row: unknown) =>
        typeof row === 'object' && row !== null && 'symbol' in row && typeof row.symbol === 'string'
          ? [row.symbol]
          : [],
      )
    : [];
};

/** Several stocks: a field to add one, and a button for each to take it away. */
export const symbolsFilter = (most: number) => {
  const filter: Filter<readonly string[]> = {
    part: listPart(most),
    Field: ({ value, onPick, reply }) => {
      const options = useSymbolOptions(useAsOf());
      const shown = value.length === 0 ? symbolsOf(reply) : value;
      return (
        <>
          {shown.map((symbol) => (
            <Button
              key={symbol}
              tone="quiet"
              aria-label={t('Remove {name}', { name: symbol })}
              onClick={() => onPick(shown.filter((other) => other !== symbol))}
            >
              {symbol} <X aria-hidden />
            </Button>
          ))}
          {shown.length < most && (
            <Combobox
              label={t('Stock')}
              size={7}
              placeholder={t('add')}
              options={options.filter(({ value: symbol }) => !shown.includes(symbol))}
              value=""
              onChoose={(symbol) => onPick([...shown, symbol])}
            />
          )}
        </>
      );
    },
  };
  return asking(filter, (symbols) => (symbols.length === 0 ? {} : { symbols: symbols.join(',') }));
};
