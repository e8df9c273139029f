import { RiskLine } from './risk-line.tsx';
import { WaitLine } from './wait-line.tsx';

/** What is to be known of a stock beside the buttons by which somebody acts: whether to wait, and its risk facts. */
export const BeforeBuying = ({ symbol }: { symbol: string }) => (
  <div className="before-buying">
    <WaitLine symbol={symbol} />
    <RiskLine symbol={symbol} />
  </div>
);
