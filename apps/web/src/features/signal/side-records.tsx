import { t } from '@chuli/language';
import { RecordLine } from '../../shared/signal/record-line.tsx';
import { SIDE_WORDS, type SignalList } from '../../shared/signal/signal-words.ts';

/** What each side of a family has been worth, one line a side. */
export const SideRecords = ({ lists }: { lists: readonly SignalList[] }) => (
  <div className="list-record side-records">
    {lists.map((list) => (
      <div key={list.side} className="side-record">
        <b>{t(SIDE_WORDS[list.side])}</b>
        <RecordLine record={list.record} />
      </div>
    ))}
  </div>
);
