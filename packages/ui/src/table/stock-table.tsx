import type { StockSymbol } from '@chuli/kernel';
import { t } from '@chuli/language';
import { type ReactNode, Suspense, createContext, lazy, useContext, useMemo, useState } from 'react';
import { classNames } from '../class-names.ts';
import { type Follow, useFollow } from '../formats/follow.tsx';
import { useReference } from '../formats/reference.tsx';
import { Value } from '../formats/value.tsx';
import { PHONE, useMedia } from '../use-media.ts';

/** Fetched when a row is first opened. */
const Sheet = lazy(() => import('../panel/sheet.tsx'));

type Rows = { follow: Follow | null; open: ((symbol: StockSymbol) => void) | null };

const RowsContext = createContext<Rows>({ follow: null, open: null });

type PeekProps = { symbol: StockSymbol; onClose: () => void };

const Peek = ({ symbol, onClose }: PeekProps) => {
  const { StockPeek } = useReference();
  const isPhone = useMedia(PHONE);
  if (StockPeek === undefined) return null;
  return (
    <Suspense fallback={null}>
      <Sheet title={<Value format="symbol" value={symbol} />} onClose={onClose} isModal={isPhone}>
        <Suspense fallback={null}>
          <StockPeek symbol={symbol} />
        </Suspense>
      </Sheet>
    </Suspense>
  );
};

type StockTableProps = { className: string; children: ReactNode };

/** A short table of stocks that is written by hand: a press on a row opens its stock, a star follows it. */
export const StockTable = ({ className, children }: StockTableProps) => {
  const { StockPeek } = useReference();
  // A phone has no room for stars: what a tap opens has the same button.
  const follow = useFollow(!useMedia(PHONE));
  const [peeked, setPeeked] = useState<StockSymbol | null>(null);
  const hasPeek = StockPeek !== undefined;
  const rows = useMemo(() => ({ follow, open: hasPeek ? setPeeked : null }), [follow, hasPeek]);
  return (
    <RowsContext value={rows}>
      <table className={classNames('tbl', follow !== null && 'has-stars', className)}>{children}</table>
      {follow !== null && follow.failure !== '' && (
        <output className="px-3 text-down">{follow.failure}</output>
      )}
      {peeked !== null && <Peek symbol={peeked} onClose={() => setPeeked(null)} />}
    </RowsContext>
  );
};

type StockCellProps = { symbol: StockSymbol; children?: ReactNode };

/** The first cell of such a row: the star, the symbol, and what hears the press on the rest of the row. */
export const StockCell = ({ symbol, children }: StockCellProps) => {
  const { follow, open } = useContext(RowsContext);
  return (
    <td>
      {follow !== null && (
        <button
          type="button"
          className="star"
          aria-pressed={follow.isFollowed(symbol)}
          aria-label={t('Follow {symbol}', { symbol })}
          onClick={() => follow.toggle(symbol)}
        />
      )}
      <Value format="symbol" value={symbol} />
      {children}
      {open !== null && (
        <button
          type="button"
          className="row-open"
          tabIndex={-1}
          aria-label={t('Details of {symbol}', { symbol })}
          onClick={() => open(symbol)}
        />
      )}
    </td>
  );
};
