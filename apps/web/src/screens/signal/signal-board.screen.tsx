import { defineScreen, defineScreens } from '../../screen-kit/define-screen.tsx';
import type { Phrase } from '@chuli/language';
import { sortFilter } from '../../screen-kit/filters.tsx';
import { STOCK_SORTS } from '../../features/signal/board-shown.ts';
import { BOARD_TEXT } from '../../features/signal/board-text.ts';
import { breakoutBoard } from '../../features/signal/breakout-board.tsx';
import { FormingGroups, type FormingShown } from '../../features/signal/forming-groups.tsx';
import type { FormingPreset } from '../../features/signal/forming-rows.ts';
import { FORMING_TEXT } from '../../features/signal/forming-text.ts';
import { WeakBoard } from '../../features/signal/moderate-board.tsx';
import { SignalBoard } from '../../features/signal/signal-board.tsx';
import {
  boardSideFilter,
  familyFilter,
  matchFilter,
  openFilter,
  sessionsFilter,
  timeframeFilter,
  turnoverFilter,
} from '../../features/signal/signal-filters.tsx';
import { FAMILY_IDS, type FamilyId, VOTING_FAMILIES, barsOf } from '@chuli/signals/catalogue';
import type { Side, Timeframe } from '../../shared/signal/signal-words.ts';

type Preset = {
  /** The families of this board; all but candlestick patterns without it. */
  families?: readonly FamilyId[];
  /** Bars that it shows until the reader chooses others that its rules have. */
  timeframe?: Timeframe;
  /** Bars of one length alone. */
  only?: Timeframe;
  /** Signals of one kind alone; all kinds of the families without it. */
  kind?: 'strong';
  /** Stocks alone on which one family fired and no other. */
  alone?: 'true';
  /** Signals of one side alone, which are rare: without any the nearest stock is told. */
  side?: Side;
  component?: typeof WeakBoard;
  /** What of it is shown while the bars of today form. */
  forming?: FormingPreset;
  /** What is to be known of this board before the rest. */
  first?: Phrase;
};

const board = ({ families, timeframe, only, kind, alone, side, component, forming, first }: Preset) =>
  defineScreen({
    title: 'Signals',
    data: '/data/signal-stocks/',
    filters: {
      family: familyFilter(families),
      side: boardSideFilter(side),
      timeframe: timeframeFilter(only === undefined ? barsOf(families ?? FAMILY_IDS) : [only], timeframe),
      match: matchFilter(),
      days: sessionsFilter(),
      turnover: turnoverFilter(),
      sort: sortFilter(STOCK_SORTS, '-newest'),
      open: openFilter(),
    },
    isFolded: true,
    ask: {
      ...(families === undefined ? { events: 'true' } : { family: families.join(',') }),
      ...(kind && { kind }),
      ...(alone && { alone }),
    },
    blocks: [
      ...(forming === undefined ? [] : [formingBlock(forming)]),
      {
        kind: 'custom',
        component: component ?? (side === undefined ? SignalBoard : breakoutBoard(side)),
        skeleton: { rows: 14, columns: 8 },
      },
    ],
    explain: [
      ...(first === undefined ? [] : [first]),
      ...(forming === undefined ? [] : FORMING_TEXT),
      ...BOARD_TEXT,
    ],
  });

const formingBlock = (preset: FormingPreset) =>
  ({
    kind: 'custom',
    component: ({ reply, values }: FormingShown) => (
      <FormingGroups preset={preset} closedOn={reply.signals_to ?? reply.as_of} side={values.side} />
    ),
  }) as const;

const consolidation = (side: Side) =>
  board({
    families: ['consolidation-breakout'],
    side,
    first:
      'A consolidation is a stretch of Bollinger bands tighter than on four of five of the last 125 bars. It ends with a close outside the bands on at least one and a half times the average volume, no more than five bars later.',
  });

const insideBar = (side: Side) =>
  board({
    families: ['inside-bar'],
    side,
    first:
      'An inside bar lies wholly within the bar before it, its mother bar: the market pauses. The pause ends with a close beyond the mother bar, no more than five bars later.',
  });

/** Every board of signals. */
export default defineScreens({
  'today-signal': board({}),
  'weekly-signal': board({ timeframe: 'weekly' }),
  'intraday-signal': board({ timeframe: 'hourly' }),
  'live-dow': board({ families: ['dow'], forming: 'dow' }),
  divergence: board({ families: ['macd-divergence', 'rsi-divergence'] }),
  'dow-signals': board({ families: ['dow'] }),
  'live-macd-cross': board({ families: ['macd-cross'], forming: 'macd-cross' }),
  'live-strong-buy-sell': board({ families: ['agreement'], kind: 'strong', forming: 'strong' }),
  'price-action-signals': board({ families: ['price-action', 'inside-bar'] }),
  'mean-reversal-signal': board({ families: ['mean-reversion', 'bollinger-reversion'] }),
  'momentum-breakout': board({
    families: ['momentum-breakout', 'volume-breakout', 'consolidation-breakout'],
  }),
  'consolidating-up-breakout': consolidation('buy'),
  'consolidating-down-breakout': consolidation('sell'),
  'insidebar-up-breakout': insideBar('buy'),
  'insidebar-down-breakout': insideBar('sell'),
  'live-weak-buy-sell': board({
    families: VOTING_FAMILIES,
    only: 'daily',
    alone: 'true',
    component: WeakBoard,
    forming: 'weak',
    first:
      'Moderate agreement: at least two rule groups more on one side than on the other. Single-rule signals: stocks on which one rule group fired in the sessions shown and no other did, neither with it nor against it. A rule that nothing else confirms is the weakest kind of signal.',
  }),
});
