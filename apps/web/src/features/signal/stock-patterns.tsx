import './signal.css';
import type { RowOf } from '@chuli/contracts';
import { t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import type { ReactNode } from 'react';
import { DeclaredBlocks } from '../../screen-kit/declared-blocks.tsx';
import type { PanelDefinition } from '../../screen-kit/screen-definition.ts';
import { asOfQuery, useAsOf } from '../../screen-kit/use-address.ts';
import { SIDE_WORDS } from '../../shared/signal/signal-words.ts';

const SESSIONS = 60;

const holding: PanelDefinition<'/data/pattern-board/'> = {
  title: 'Patterns that hold now',
  data: '/data/pattern-board/',
  blocks: [
    {
      kind: 'table',
      sort: '-signal_on',
      usualRows: 3,
      columns: [
        { key: 'title', label: 'Pattern', format: 'text', width: 200, phoneWidth: 140 },
        { id: 'side', label: 'Side', format: 'reading', value: ({ side }) => SIDE_WORDS[side], width: 64 },
        { key: 'signal_on', label: 'Completed', format: 'date' },
        {
          key: 'candles',
          label: 'Candles',
          format: 'candles',
          sortable: false,
          hint: 'The last candles, the newest at the right',
          unknown: 'Opening price unknown',
        },
        { key: 'close', label: 'Close', format: 'rupees', priority: 2 },
      ],
    },
  ],
  empty: 'No daily pattern holds on the newest bar of this stock.',
};

type PatternRow = RowOf<'/data/candlestick-patterns/'>;

const earlier: PanelDefinition<'/data/candlestick-patterns/'> = {
  title: 'Patterns of 60 sessions',
  data: '/data/candlestick-patterns/',
  blocks: [
    {
      kind: 'table',
      sort: '-date',
      columns: [
        { key: 'date', label: 'Session', format: 'session' },
        { key: 'candle_type', label: 'Pattern', format: 'text', width: 220, phoneWidth: 150 },
        {
          id: 'side',
          label: 'Side',
          format: 'reading',
          value: ({ value }: PatternRow) => SIDE_WORDS[value > 0 ? 'buy' : 'sell'],
          width: 64,
        },
      ],
    },
  ],
  empty: 'No daily pattern was completed in 60 sessions, or opening prices are missing.',
};

/** The candlestick patterns of one stock: those that hold, then all of the last sessions. */
export const StockPatterns = ({ symbol, views }: { symbol: string; views: ReactNode }) => {
  const query = { symbol, ...asOfQuery(useAsOf()) };
  return (
    <>
      <div className="toolbar">{views}</div>
      <Panel label={t(holding.title)}>
        <PanelHead title={t(holding.title)} />
        <DeclaredBlocks id="patterns-held" definition={holding} query={{ ...query, match: 'hybrid' }} />
      </Panel>
      <Panel label={t(earlier.title)}>
        <PanelHead title={t(earlier.title)} note={t('newest first')} />
        <DeclaredBlocks
          id="patterns-past"
          definition={earlier}
          query={{ ...query, range: SESSIONS, page_size: 200 }}
        />
      </Panel>
    </>
  );
};
