import './bulk.css';
import type { RepliedBy } from '@chuli/contracts';
import { digits, t } from '@chuli/language';
import { classNames, dateText, signedPercentText } from '@chuli/ui';
import { SIDE_WORDS, STATE_WORDS } from '../../../shared/market/limit-words.ts';
import { bulkEmpty, emptyCase } from './bulk-empty.ts';
import { askedSize, lakhsOf } from './bulk-row.ts';

type LimitReply = RepliedBy<'/data/bulk-txn/circuit/'>;

type LimitStocksProps = {
  reply: LimitReply;
  values: { symbol: string };
  set: (changes: { symbol: string }) => void;
};

/** The stocks at, near or back from a limit; pressing one shows it alone. */
export const LimitStocks = ({ reply, values, set }: LimitStocksProps) => (
  <div className="limit-stocks" role="group" aria-label={t('Stocks at or near a limit')}>
    {reply.stocks.map(({ symbol, side, state, change }) => (
      <button
        key={`${symbol} ${side}`}
        type="button"
        className={classNames('chip', (state === 'locked' || state === 'at') && 'is-warn')}
        aria-pressed={symbol === values.symbol}
        onClick={() => set({ symbol: symbol === values.symbol ? '' : symbol })}
      >
        <b>{symbol}</b> {t(STATE_WORDS[state])} · {t(SIDE_WORDS[side])}
        {change !== null && ` · ${signedPercentText(change)} %`}
      </button>
    ))}
  </div>
);

const noneText = ({ limit_percent, before, to_date }: LimitReply): string => {
  const told = { percent: digits(String(limit_percent)), date: dateText(to_date) };
  if (before === null) return t('No stock is at or near its limit of ±{percent} % on {date}.', told);
  return t('No stock is at or near its limit of ±{percent} % on {date}. The last was {symbol} on {last}.', {
    ...told,
    symbol: before.symbol,
    last: dateText(before.date),
  });
};

type Ways<All> = { readonly toAll: All };
type Day = { date: LimitReply['to_date'] };
type Shown<All> = {
  readonly reply: LimitReply;
  readonly query: { readonly amount_from?: unknown };
  readonly set: (changes: Day | { from: string } | All) => void;
};

/** Nothing at a limit, nothing of its facts or side, nothing as large, or no floorsheet; and the one button on. */
export const limitEmpty = <const All,>({ toAll }: Ways<All>) => {
  const orders = bulkEmpty({
    toDay: (date) => ({ date }),
    toSize: (from) => ({ from }),
    toAll,
  });
  const isNone = ({ sessions, stocks }: LimitReply): boolean => sessions.length > 0 && stocks.length === 0;
  /** The largest of stocks that the filters left; none where they left no stock. */
  const isNarrow = ({ reply, query }: Pick<Shown<All>, 'reply' | 'query'>): boolean =>
    reply.largest === null && emptyCase(reply, lakhsOf(askedSize(query))).kind === 'small';
  return {
    title: 'None' as const,
    why: (shown: Shown<All>): string => {
      if (isNone(shown.reply)) return noneText(shown.reply);
      return isNarrow(shown)
        ? t('{count} others stand at or near a limit.', { count: shown.reply.stocks.length })
        : orders.why(shown);
    },
    action: (shown: Shown<All>) => {
      const { reply, set } = shown;
      const { before } = reply;
      if (isNone(reply))
        return before === null
          ? undefined
          : {
              label: t('Go to {date}', { date: digits(before.date) }),
              onClick: () => set({ date: before.date }),
            };
      return isNarrow(shown)
        ? { label: t('Clear the filters'), onClick: () => set(toAll) }
        : orders.action(shown);
    },
  };
};
