import { type Phrase, say, t } from '@chuli/language';
import { CandlesGlyph, Reading, Value, quantityText } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { listText } from '../../shared/signal/record-address.ts';
import type { CataloguePattern, PatternSide } from './pattern-catalogue.ts';
import { RecordLine } from '../../shared/signal/record-line.tsx';
import { SIDE_WORDS, type Side } from '../../shared/signal/signal-words.ts';
import { PATTERN_SHAPES } from './pattern-shapes.ts';

/** What a pattern looks like on one side: the fewest candles that its strict rule sees. */
const PatternDrawing = ({ pattern, side }: { pattern: string; side: Side }) => {
  const shape = PATTERN_SHAPES[`${pattern} ${side}`];
  return shape === undefined ? null : <CandlesGlyph values={shape} height={56} />;
};

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
          {t('+{count} more', { count: quantityText(number - stocks.length) })}
        </span>
      )}
    </p>
  );

const SidePart = ({ pattern, one }: { pattern: CataloguePattern; one: PatternSide }) => {
  const href = useHrefWithAsOf();
  const list = { family: 'candlestick', kind: pattern.id, timeframe: 'daily', side: one.side } as const;
  return (
    <div className="pattern-side">
      <PatternDrawing pattern={pattern.id} side={one.side} />
      <div>
        <Reading word={SIDE_WORDS[one.side]} />
        <Stocks stocks={one.stocks} number={one.number} />
        <RecordLine record={one.record} />
        <Link className="text-accent" to={href('/chuli-performance', { list: listText(list) })}>
          {t('View trades')}
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
