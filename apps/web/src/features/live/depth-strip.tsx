import { t } from '@chuli/language';
import { Button, Value } from '@chuli/ui';
import { useQuote, useSymbolState } from '../../live/use-live.ts';

type DepthStripProps = {
  symbol: string;
  hasDepth: boolean;
  onClose: () => void;
};

const rupees = (amount: number | null): number | null => (amount === null ? null : amount / 100);

type SideProps = { word: string; total: number; best: readonly [number, number, number] | undefined };

const Side = ({ word, total, best }: SideProps) => (
  <span>
    {word}{' '}
    <b>
      <Value format="quantity" value={total} />
    </b>{' '}
    <span className="text-muted">
      {t('best')} <Value format="rupees" value={rupees(best?.[0] ?? null)} /> ×{' '}
      <Value format="quantity" value={best?.[1] ?? null} />
    </span>
  </span>
);

/** The orders that wait on both sides of one stock, where the feed has them. */
export const DepthStrip = ({ symbol, hasDepth, onClose }: DepthStripProps) => {
  const depth = useSymbolState(symbol)?.depth ?? null;
  const last = useQuote(symbol)?.[1] ?? null;
  return (
    <section className="depth-strip" aria-label={t('Orders of {symbol}', { symbol })}>
      <Value format="symbol" value={symbol} />
      <b>
        <Value format="rupees" value={rupees(last)} unknown={t('No trades in this session')} />
      </b>
      {depth === null ? (
        <span className="text-muted">
          {t(hasDepth ? 'No orders yet.' : 'Today’s source doesn’t publish orders.')}
        </span>
      ) : (
        <>
          <Side word={t('Buy orders')} total={depth.total_bid} best={depth.bids[0]} />
          <Side word={t('Sell orders')} total={depth.total_ask} best={depth.asks[0]} />
        </>
      )}
      <Button tone="quiet" className="ml-auto" onClick={onClose}>
        {t('Close')}
      </Button>
    </section>
  );
};
