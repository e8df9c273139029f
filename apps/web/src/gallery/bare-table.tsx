import { useEffect, useMemo, useRef } from 'react';
import type { MadeUpRow } from './made-up-rows.ts';

const SHOWN = 40;

/** What the browser can do at best: one pass over a typed array, and forty rows of text written at once. */
export const BareTable = ({ rows }: { rows: readonly MadeUpRow[] }) => {
  const input = useRef<HTMLInputElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const volumes = useMemo(() => Float64Array.from(rows, ({ volume }) => volume), [rows]);
  useEffect(() => {
    const stop = new AbortController();
    const filter = (): void => {
      const least = Number(input.current?.value ?? 0);
      const places: number[] = [];
      for (let place = 0; place < volumes.length; place += 1) {
        if ((volumes[place] ?? 0) >= least) places.push(place);
      }
      const lines = places.slice(0, SHOWN).map((place) => {
        const line = document.createElement('tr');
        for (const value of Object.values(rows[place] ?? {})) line.insertCell().textContent = String(value);
        return line;
      });
      body.current?.replaceChildren(...lines);
    };
    filter();
    input.current?.addEventListener('input', filter, { signal: stop.signal });
    return () => stop.abort();
  }, [rows, volumes]);
  return (
    <div className="h-40 overflow-hidden">
      <input ref={input} aria-label="Bare" />
      <table>
        <tbody ref={body} />
      </table>
    </div>
  );
};
