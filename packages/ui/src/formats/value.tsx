import type { AmountUnit } from '@chuli/market';
import { FORMATS, type FormatName, type FormatValues } from './formats.tsx';
import { NotKnown } from './marks.tsx';
import { useReference } from './reference.tsx';

type ValueProps<N extends FormatName> = {
  format: N;
  value: FormatValues[N] | null | undefined;
  /** Why it may be unknown, for the reader who asks. */
  unknown?: string | undefined;
  /** Of the column that an amount stands in. */
  unit?: AmountUnit | undefined;
};

/** One figure in one of the product's formats. Unknown is `n/a` with a reason, never 0. */
export const Value = <N extends FormatName>({ format, value, unknown, unit }: ValueProps<N>) => {
  const reference = useReference();
  if (value === null || value === undefined) return <NotKnown why={unknown} />;
  return FORMATS[format].show(value, reference, unit);
};
