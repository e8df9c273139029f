import { Button, DataTable, type RowFilter, TextField, localRows } from '@chuli/ui';
import { useMemo, useRef, useState } from 'react';
import { useAnswerTime } from './answer-time.ts';
import { BareTable } from './bare-table.tsx';
import { MADE_UP_COLUMNS, madeUpRows } from './made-up-rows.ts';
import { scrollFrames } from './scroll-frames.ts';

const numberOf = (text: string): number => (Number.isFinite(Number(text)) ? Number(text) : 0);

/** The table under load, with its own stopwatch. */
export const ManyRows = ({ count }: { count: number }) => {
  const place = useRef<HTMLElement>(null);
  const answer = useRef<HTMLOutputElement>(null);
  const [frames, setFrames] = useState('');
  const [sort, setSort] = useState('-turnover');
  const [text, setText] = useState('');
  const [least, setLeast] = useState('');
  const rows = useMemo(() => madeUpRows(count), [count]);
  const source = useMemo(() => localRows(rows), [rows]);
  const filters = useMemo<RowFilter[]>(
    () => [{ column: null, text }, ...(least === '' ? [] : [{ column: 'volume', from: numberOf(least) }])],
    [text, least],
  );
  useAnswerTime(place, answer);
  const scroll = async (): Promise<void> => {
    const box = place.current?.querySelector('.table-box');
    if (box) setFrames((await scrollFrames(box)).map((ms) => ms.toFixed(1)).join(' '));
  };
  return (
    <main ref={place} className="flex h-dvh flex-col bg-page">
      <header className="flex items-center gap-3 px-3 py-2">
        <TextField label="Find" value={text} onType={setText} />
        <TextField label="Volume from" value={least} onType={setLeast} />
        <Button onClick={() => void scroll()}>Scroll</Button>
        <output ref={answer} aria-label="Answers" />
        <output aria-label="Frames" className="truncate">
          {frames}
        </output>
      </header>
      <DataTable
        id="many"
        label="Many rows"
        columns={MADE_UP_COLUMNS}
        source={source}
        filters={filters}
        sort={sort}
        onSort={setSort}
        scrolls="region"
      />
      <BareTable rows={rows} />
    </main>
  );
};
