import { type Phrase, t } from '@chuli/language';
import { ChartSkeleton, Combobox, StatSkeleton } from '@chuli/ui';
import { useSymbolOptions } from '../../api/reference-calls.ts';
import { useCall } from '../../api/use-call.ts';
import { LargestBrokers } from '../../features/broker/largest-brokers.tsx';
import { PartnerFrame } from '../../features/partner/partner-frame.tsx';
import { PARTNER_TEXT } from '../../features/partner/partner-text.ts';
import { DailyTable } from '../../features/stock/daily-table.tsx';
import { OverviewTab } from '../../features/stock/overview-tab.tsx';
import { StockHeader } from '../../features/stock/stock-header.tsx';
import { useShownSymbol } from '../../features/stock/use-shown-symbol.ts';
import { upperCasePart } from '../../screen-kit/address.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { asOfQuery, useAddress, useAsOf } from '../../screen-kit/use-address.ts';

const STATS: readonly Phrase[] = ['Stock', 'Price', 'Daily limits', 'Turnover', '52 weeks'];

const address = { symbol: upperCasePart() };

/** One stock in short under a partner's name: price, course, figures, what it paid. */
const StockDetailsScreen = () => {
  const [{ symbol }, set] = useAddress(address);
  const asOf = useAsOf();
  const shown = useShownSymbol(symbol, asOf);
  const query = { symbol: shown, ...asOfQuery(asOf) };
  const call = useCall('/data/v2/market-summary/bysymbol/', query, { enabled: shown !== '' });
  const skeleton = (
    <>
      <StatSkeleton label={shown} stats={STATS.map((name) => t(name))} />
      <ChartSkeleton label={t('Chart')} height={400} />
    </>
  );
  return (
    <PartnerFrame title={t('Stock details')} explain={PARTNER_TEXT.stock}>
      <div className="partner-tools">
        <Combobox
          label={t('Symbol')}
          size={9}
          options={useSymbolOptions(asOf)}
          value={shown}
          onChoose={(chosen) => set({ symbol: chosen })}
        />
      </div>
      <Loaded title={t('The stock {symbol}', { symbol: shown })} call={call} skeleton={skeleton}>
        {(summary) => (
          <>
            <StockHeader summary={summary} />
            <OverviewTab symbol={shown} summary={summary} brokers={<LargestBrokers symbol={shown} />} />
            <DailyTable symbol={shown} />
          </>
        )}
      </Loaded>
    </PartnerFrame>
  );
};

export default StockDetailsScreen;
