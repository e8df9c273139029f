import '../../features/membership/membership.css';
import '../../features/signal/signal.css';
import { stockSymbol } from '@chuli/kernel';
import { type Phrase, t } from '@chuli/language';
import { EmptyState, Panel, PanelHead, TableSkeleton } from '@chuli/ui';
import { BrokerSides } from '../../features/membership/broker-sides.tsx';
import { FollowedTable } from '../../features/membership/followed-table.tsx';
import { myAddress } from '../../features/membership/my-address.ts';
import { MyStockFigures } from '../../features/membership/my-stock-figures.tsx';
import { SignInLink } from '../../features/membership/sign-in-link.tsx';
import { StockAdder } from '../../features/membership/stock-adder.tsx';
import { TargetForm } from '../../features/membership/target-form.tsx';
import { type MyStock, type MyStocks, useMyStocks } from '../../features/membership/use-my-stocks.ts';
import { useSignedIn } from '../../features/membership/use-signed-in.ts';
import { Loaded } from '../../screen-kit/loaded.tsx';
import { PageHead } from '../../screen-kit/page-head.tsx';
import { useAddress } from '../../screen-kit/use-address.ts';

const EXPLAIN: readonly Phrase[] = [
  'The stocks you follow, each with its price, the daily signal that stands, and your two targets. The symbol opens its figures beside the table.',
  'From buy to sell pairs each buy with the sell that ended it. Gains are from close to close without costs; what trades gave after costs stands in the record.',
];

const ForVisitor = () => (
  <div className="state">
    <h2>{t('Sign in to follow stocks')}</h2>
    <p>{t('Choose the stocks you care for; their signals, targets and brokers stand here together.')}</p>
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
      <EmptyState title={t('No stock yet')} why={t('Name a stock above, and it is followed from now on.')} />
    );
  return (
    <div className="my-signals">
      <div>
        <FollowedTable followed={followed} chosen={chosen.symbol} />
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
