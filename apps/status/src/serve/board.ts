import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { History } from '../history/history.ts';
import { minuteOf } from '../judge/session-minutes.ts';
import { PAGE_PATHS, STILL_PATHS, pageOf } from '../page/page.ts';
import { statusJson } from '../page/status-json.ts';
import { type Judged, type View, judge } from '../page/view.ts';
import { standingWords } from '../words/words.ts';

export type Sheet = {
  readonly type: string;
  readonly tag: string;
  readonly body: Buffer;
  readonly packed: Buffer;
};

export type Board = {
  readonly view: () => View;
  /** Null where nothing is to be read under this address. */
  readonly sheet: (path: string) => Sheet | null;
  /** There was a look. */
  readonly refresh: () => void;
};

/** What an operator says is there after so long at most. */
const KEPT_MS = 5_000;

const sheetOf = (type: string, text: string): Sheet => {
  const body = Buffer.from(text);
  const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  return { type, tag, body, packed: gzipSync(body) };
};

const HTML = 'text/html; charset=utf-8';
const JSON_TYPE = 'application/json; charset=utf-8';

type Options = {
  readonly site: string;
  readonly history: History;
  readonly folder: string;
  readonly clock: () => number;
};

/** Judged once for each look, and once a minute where none comes. */
const createJudge = ({ site, history }: Options) => {
  let held: Judged | null = null;
  return {
    at: (now: number): Judged => {
      if (held?.at !== now) held = judge({ site, minutes: history.minutes(), now });
      return held;
    },
    forget: (): void => void (held = null),
  };
};

/** Each page is made once and not for each reader: in an outage many come. */
export const createBoard = (options: Options): Board => {
  const { folder, clock } = options;
  const judged = createJudge(options);
  let held: { readonly until: number; readonly view: View; readonly sheets: Map<string, Sheet> } | null =
    null;

  const current = () => {
    const now = clock();
    if (held === null || now >= held.until || now < held.until - KEPT_MS) {
      const view = { ...judged.at(minuteOf(now)), words: standingWords(folder) };
      held = { until: now + KEPT_MS, view, sheets: new Map() };
    }
    return held;
  };

  const made: Readonly<Record<string, (view: View) => Sheet>> = {
    [PAGE_PATHS.en]: (view) => sheetOf(HTML, pageOf(view, 'en')),
    [PAGE_PATHS.ne]: (view) => sheetOf(HTML, pageOf(view, 'ne')),
    [STILL_PATHS.en]: (view) => sheetOf(HTML, pageOf(view, 'en', true)),
    [STILL_PATHS.ne]: (view) => sheetOf(HTML, pageOf(view, 'ne', true)),
    '/status.json': (view) => sheetOf(JSON_TYPE, statusJson(view)),
  };

  return {
    view: () => current().view,
    sheet: (path) => {
      const make = Object.hasOwn(made, path) ? made[path] : undefined;
      if (make === undefined) return null;
      const { view, sheets } = current();
      const sheet = sheets.get(path) ?? make(view);
      sheets.set(path, sheet);
      return sheet;
    },
    refresh: () => {
      judged.forget();
      held = null;
    },
  };
};
