import './risk.css';
import { digits, t } from '@chuli/language';
import { amountLabel, quantityText, shareText } from '@chuli/ui';
import { type RiskReply, type RiskValues, amountOf, exitOf, oneIn, rupeesAtRisk } from './risk-figures.ts';
import { percentText } from './risk-words.ts';

type Answered = { reply: RiskReply; values: RiskValues };

const rupees = (amount: number): string => t('Rs {amount}', { amount: quantityText(amount) });

const frequency = ({ level, horizon }: RiskReply): string =>
  horizon === 1
    ? t('A loss larger than this came in 1 session of {count}', { count: oneIn(level) })
    : t('A loss larger than this came in 1 of {count} stretches of {horizon} sessions', {
        count: oneIn(level),
        horizon,
      });

const ExitLine = ({ reply, amount }: { reply: RiskReply; amount: number }) => {
  const exit = exitOf(reply, amount);
  if (exit === null) return null;
  const told = { sessions: shareText(Math.max(0.1, exit.sessions)), horizon: exit.horizon };
  return (
    <p>
      {exit.sessions <= 1
        ? t('At a tenth of the average turnover it is sold within one session.')
        : t(
            'At a tenth of the average turnover it takes {sessions} sessions to sell: for {horizon} sessions the loss is {percent}, Rs {amount}.',
            {
              ...told,
              percent: percentText(exit.var),
              amount: quantityText(rupeesAtRisk(amount, exit.var)),
            },
          )}
    </p>
  );
};

/** The answer in one sentence, in rupees first. */
export const RiskAnswer = ({ reply, values }: Answered) => {
  const [said] = reply.rows;
  const amount = amountOf(values.amount);
  if (said === undefined) return null;
  return (
    <div className="risk-answer">
      <p>{frequency(reply)}</p>
      <p className="risk-loss">
        {rupees(rupeesAtRisk(amount, said.var))} <small>{digits(percentText(said.var))}</small>
      </p>
      <p>
        {t('on Rs {amount} of {symbol}. When it was exceeded, the mean loss was {percent} (Rs {rupees}).', {
          amount: amountLabel(amount),
          symbol: reply.symbol,
          percent: percentText(said.shortfall),
          rupees: quantityText(rupeesAtRisk(amount, said.shortfall)),
        })}{' '}
        {reply.band !== null &&
          t('The daily limit caps one session at −{percent} %.', { percent: String(reply.band) })}
      </p>
      <ExitLine reply={reply} amount={amount} />
    </div>
  );
};
