import { t } from '@chuli/language';
import { type Column, DataTable, Panel, PanelHead, localRows, quantityText } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { excessFigures } from '../../shared/signal/excess-figures.ts';
import {
  SIDE_WORDS,
  type Timeframe,
  isProven,
  listTitle,
  verdictWord,
} from '../../shared/signal/signal-words.ts';
import type { StocksReply } from './board-shown.ts';
import { listText } from '../../shared/signal/record-address.ts';
import { verdictText } from '../../shared/signal/verdict-summary.ts';

type FiredList = StocksReply['lists'][number];

const MOST_SHOWN = 16;

/** Days say nothing: most rules are judged on them. */
const LETTERS = { hourly: ' · H', daily: '', weekly: ' · W' } as const satisfies Record<Timeframe, string>;

const nameOf = (list: FiredList): string => `${listTitle(list)}${LETTERS[list.timeframe]}`;

const isUnproven = ({ record }: FiredList): boolean => !isProven(verdictWord(record));

const columnsFor = (hrefOf: (list: FiredList) => string): readonly Column<FiredList>[] => [
  {
    id: 'rule',
    label: 'Rule',
    format: 'link',
    value: (list) => [nameOf(list), hrefOf(list)],
    width: 158,
    sortable: false,
    hint: 'H: hourly bars, W: weekly bars',
  },
  {
    id: 'side',
    label: 'Side',
    format: 'reading',
    value: ({ side }) => SIDE_WORDS[side],
    width: 44,
    sortable: false,
  },
  {
    key: 'signals',
    label: 'Here',
    format: 'quantity',
    width: 46,
    sortable: false,
    hint: 'Signals of this rule on this board',
  },
  {
    id: 'number',
    label: 'Trades',
    format: 'quantity',
    value: ({ record }) => record?.number ?? null,
    width: 66,
    sortable: false,
    hint: 'Trades of this rule out of sample',
    unknown: 'No track record is kept for this rule.',
  },
  {
    id: 'excess',
    label: 'Excess',
    format: 'interval',
    value: ({ record }) => (record === null ? null : excessFigures(record)),
    width: 106,
    sortable: false,
    hint: 'Excess return of this rule over the market in 20 sessions, after costs, with its 95 % interval',
    unknown: 'Not enough trades for an interval',
    isMuted: isUnproven,
  },
];

const RuleTable = ({ lists }: { lists: readonly FiredList[] }) => {
  const [isWhole, setWhole] = useState(false);
  const href = useHrefWithAsOf();
  const columns = useMemo(
    () => columnsFor((list) => href('/chuli-performance', { list: listText(list) })),
    [href],
  );
  const source = useMemo(() => localRows(isWhole ? lists : lists.slice(0, MOST_SHOWN)), [lists, isWhole]);
  return (
    <>
      <DataTable label={t('Track record')} columns={columns} source={source} density="tight" scrolls="page" />
      {lists.length > MOST_SHOWN && !isWhole && (
        <button type="button" className="rail-more" onClick={() => setWhole(true)}>
          {t('All {count} rules', { count: quantityText(lists.length) })}
        </button>
      )}
    </>
  );
};

/** What the rules of a board have been worth, said once: the sentence first, then each rule that fired, most often first. */
export const RecordRail = ({ records, lists }: Pick<StocksReply, 'records' | 'lists'>) => {
  const href = useHrefWithAsOf();
  const fired = useMemo(
    () =>
      lists
        .filter(({ signals }) => signals !== null)
        .toSorted((one, other) => (other.signals ?? 0) - (one.signals ?? 0)),
    [lists],
  );
  return (
    <Panel label={t('Track record')} className="record-rail">
      <PanelHead title={t('Track record')} note={t('of the rules on this board')}>
        <Link className="text-accent" to={href('/chuli-performance')}>
          {t('All rules')}
        </Link>
      </PanelHead>
      <p className="rail-verdict">{verdictText(records)}</p>
      {fired.length > 0 && <RuleTable lists={fired} />}
    </Panel>
  );
};
