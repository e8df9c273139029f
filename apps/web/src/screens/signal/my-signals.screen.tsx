import '../../features/membership/membership.css';
import '../../features/signal/signal.css';
import { stockSymbol } from '@chuli/kernel';
import { type Phrase, t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { BrokerSides } from '../../features/membership/broker-sides.tsx';
import { FollowedTable } from '../../features/membership/followed-table.tsx';
import { myAddress } from '../../features/membership/my-address.ts';
import { MyStockFigures } from '../../features/membership/my-stock-figures.tsx';
import { SmallChart } from '../../shared/chart/small-chart.tsx';
import { SignInLink } from '../../shared/membership/sign-in-link.tsx';
import { StockAdder } from '../../shared/membership/stock-adder.tsx';
import { TargetForm } from '../../shared/membership/target-form.tsx';
import { type MyStock, type MyStocks, useMyStocks } from '../../shared/membership/use-my-stocks.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'The stocks you follow, with price, current daily signal and your targets. Click a symbol to see its figures beside the table.',
  'Round trips pair each buy with the sell that closed it. Gains are close to close, before costs; the track record has results after costs.',
];

const ForVisitor = () => (
  <div className="state">
    <h2>{t('Sign in to follow stocks')}</h2>
    <p>{t('Follow the stocks you care about to see their signals, targets and brokers in one place.')}</p>
    <div className="acts">
      <SignInLink>{t('Sign in')}</SignInLink>
    </div>
  </div>
);

const MyStockSide = ({ stock, stocks }: { stock: MyStock; stocks: MyStocks }) => {
  const symbol = stockSymbol(stock.symbol);
  return (
    <div className="my-stock">
      <Panel label={symbol}>
        <PanelHead title={symbol} note={stock.name ?? undefined} />
        <TargetForm key={stock.id} stock={stock} stocks={stocks} />
      </Panel>
      <MyStockFigures symbol={symbol} />
      <BrokerSides symbol={symbol} />
    </div>
  );
};

const Followed = ({ followed, stocks }: { followed: readonly MyStock[]; stocks: MyStocks }) => {
  const [{ symbol }] = useAddress(myAddress);
  const chosen = followed.find((stock) => stock.symbol === symbol) ?? followed[0];
  if (chosen === undefined)
    return (
      <EmptyState title={t('No stock yet')} why={t('Search for a stock above to start following it.')} />
    );
  return (
    <div className="my-signals">
      <div>
        <FollowedTable followed={followed} chosen={chosen.symbol} />
        <SmallChart symbol={chosen.symbol} />
      </div>
      <MyStockSide key={chosen.id} stock={chosen} stocks={stocks} />
    </div>
  );
};

/** Signals on the stocks that a person follows. */
const MySignalsScreen = () => {
  const isSignedIn = useSignedIn();
  const stocks = useMyStocks();
  return (
    <>
      <PageHead screen="my-signals" explain={EXPLAIN}>
        {isSignedIn && <StockAdder stocks={stocks} />}
      </PageHead>
      {isSignedIn ? (
        <Loaded
          title={t('My signals')}
          call={stocks.call}
          skeleton={<TableSkeleton label={t('My signals')} rows={8} columns={8} />}
        >
          {({ rows }) => <Followed followed={rows} stocks={stocks} />}
        </Loaded>
      ) : (
        <ForVisitor />
      )}
    </>
  );
};

export default MySignalsScreen;
