import type { RowSource } from './row-source.ts';

export type Page<Row> = { rows: readonly Row[]; count: number };
export type LoadPage<Row> = (page: number, signal: AbortSignal) => Promise<Page<Row>>;

type Options<Row> = {
  pageSize: number;
  /** Page 1, which told how many rows there are. */
  first: Page<Row>;
  load: LoadPage<Row>;
  onFailure?: (error: unknown) => void;
};

/** Pages kept around; at 500 rows each that is 40,000 rows, far more than a reader scrolls back over. */
const MAXIMUM_PAGES = 80;

const isAbort = (error: unknown): boolean => error instanceof Error && error.name === 'AbortError';

/** A long list of which only the pages near the window are fetched; requests that scrolled out of view are aborted. */
export class WindowedRows<Row> implements RowSource<Row> {
  readonly count: number;
  readonly rows = null;
  readonly #options: Options<Row>;
  readonly #pages = new Map<number, readonly Row[]>();
  readonly #requests = new Map<number, AbortController>();
  readonly #listeners = new Set<() => void>();
  #version = 0;

  constructor(options: Options<Row>) {
    this.#options = options;
    this.count = options.first.count;
    this.#pages.set(1, options.first.rows);
  }

  rowAt = (index: number): Row | undefined => {
    const { pageSize } = this.#options;
    return this.#pages.get(Math.floor(index / pageSize) + 1)?.[index % pageSize];
  };

  ensure = (from: number, to: number): void => {
    const { pageSize } = this.#options;
    const first = Math.floor(Math.max(0, from) / pageSize) + 1;
    const last = Math.floor(Math.min(this.count - 1, to) / pageSize) + 1;
    for (const [page, request] of this.#requests) {
      if (page >= first && page <= last) continue;
      request.abort();
      this.#requests.delete(page);
    }
    for (let page = first; page <= last; page += 1) {
      if (!this.#pages.has(page) && !this.#requests.has(page)) void this.#fetch(page);
    }
  };

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  version = (): number => this.#version;

  /** Stops what is under way; the rows that are here stay readable. */
  dispose(): void {
    for (const request of this.#requests.values()) request.abort();
  }

  async #fetch(page: number): Promise<void> {
    const request = new AbortController();
    this.#requests.set(page, request);
    try {
      const { rows } = await this.#options.load(page, request.signal);
      this.#keep(page, rows);
    } catch (error) {
      if (!isAbort(error)) this.#options.onFailure?.(error);
    } finally {
      if (this.#requests.get(page) === request) this.#requests.delete(page);
    }
  }

  #keep(page: number, rows: readonly Row[]): void {
    this.#pages.set(page, rows);
    this.#forgetFarthest(page);
    this.#version += 1;
    for (const listener of this.#listeners) listener();
  }

  #forgetFarthest(near: number): void {
    if (this.#pages.size <= MAXIMUM_PAGES) return;
    const farthest = [...this.#pages.keys()].reduce((worst, page) =>
      Math.abs(page - near) > Math.abs(worst - near) ? page : worst,
    );
    this.#pages.delete(farthest);
  }
}
