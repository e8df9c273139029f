import type { TradingDate } from '@chuli/kernel';
import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { type AddressSpec, type AddressValues, datePart, readAddress, writeAddress } from './address.ts';

/** A filter or a sort leaves the eye where it is; every other step starts at the top. */
export const KEEPS_SCROLL = 'keeps-scroll';

/** `push` makes a step for the Back button; `replace` is for typing, which would leave a step a letter. */
type Step = 'push' | 'replace';

export type SetAddress<S extends AddressSpec> = (changes: Partial<AddressValues<S>>, step?: Step) => void;

/** The state of a screen, which lives in its address: it can be shared, and Back works. */
export const useAddress = <S extends AddressSpec>(spec: S): [AddressValues<S>, SetAddress<S>] => {
  const [params, setParams] = useSearchParams();
  const values = useMemo(() => readAddress(spec, params), [spec, params]);
  const set = useCallback<SetAddress<S>>(
    (changes, step = 'push') =>
      // Not from what was drawn last: of two changes in one press the second would undo the first.
      setParams(() => writeAddress(spec, new URLSearchParams(window.location.search), changes), {
        replace: step === 'replace',
        state: KEEPS_SCROLL,
      }),
    [spec, setParams],
  );
  return [values, set];
};

/** A day chosen on one page gives way to the day of the whole product: two would contradict each other. */
const AS_OF = { as_of: datePart(), date: datePart() };

/** The day to which every panel is rewound; undefined is now. */
export const useAsOf = (): TradingDate | undefined => useAddress(AS_OF)[0].as_of ?? undefined;

export const useSetAsOf = (): ((date: TradingDate | null) => void) => {
  const set = useAddress(AS_OF)[1];
  return useCallback((date) => set({ as_of: date, date: null }), [set]);
};

/** `{ as_of }` for a query, or nothing. */
export const asOfQuery = (asOf: TradingDate | undefined): { as_of?: TradingDate } =>
  asOf === undefined ? {} : { as_of: asOf };
