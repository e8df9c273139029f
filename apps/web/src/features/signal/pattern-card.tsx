import { type Phrase, say, t } from '@chuli/language';
import { Reading, Value, quantityText } from '@chuli/ui';
import { Link } from 'react-router';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { listText } from './record-address.ts';
import { PatternDrawing } from './pattern-drawing.tsx';
import type { CataloguePattern, PatternSide } from './pattern-catalogue.ts';
import { RecordLine } from './record-line.tsx';
import { SIDE_WORDS } from './signal-words.ts';

const SIZES: Readonly<Record<number, Phrase>> = {
  1: 'one candle',
  2: 'two candles',
  3: 'three candles',
  4: 'four candles',
  5: 'five candles',
};

const Stocks = ({ stocks, number }: Pick<PatternSide, 'stocks' | 'number'>) =>
  stocks.length === 0 ? (
    <p className="text-muted">{t('On no stock in this session')}</p>
  ) : (
    <p className="pattern-stocks">
      {stocks.map((symbol) => (
        <Value key={symbol} format="symbol" value={symbol} />
      ))}
      {number > stocks.length && (
        <span className="text-muted">
          {t('and {count} more', { count: quantityText(number - stocks.length) })}
        </span>
      )}
    </p>
  );

const SidePart = ({ pattern, one }: { pattern: CataloguePattern; one: PatternSide }) => {
  const href = useCarriedHref();
  const list = { family: 'candlestick', kind: pattern.id, timeframe: 'daily', side: one.side } as const;
  return (
    <div className="pattern-side">
      <PatternDrawing pattern={pattern.id} side={one.side} />
      <div>
        <Reading word={SIDE_WORDS[one.side]} />
        <Stocks stocks={one.stocks} number={one.number} />
        <RecordLine record={one.record} />
        <Link className="text-accent" to={href('/chuli-performance', { list: listText(list) })}>
          {t('Its trades')}
        </Link>
      </div>
    </div>
  );
};

/** One pattern: its shape, where it stands now, and how it has done on each side. */
export const PatternCard = ({ pattern }: { pattern: CataloguePattern }) => {
  const size = SIZES[pattern.bars];
  return (
    <li className="pattern-card">
      <h2>
        {say(pattern.title)} {size !== undefined && <span className="note">{t(size)}</span>}
      </h2>
      {pattern.sides.map((one) => (
        <SidePart key={one.side} pattern={pattern} one={one} />
      ))}
    </li>
  );
};
