import type { Screen } from '@chuli/contracts/screens';
import { localValue } from './local-value.ts';

type Visits = Readonly<Record<string, number>>;

const readVisits = (json: unknown): Visits =>
  typeof json === 'object' && json !== null
    ? Object.fromEntries(
        Object.entries(json).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
      )
    : {};

/** How often each screen was opened on this machine. It stays here: nobody else counts. */
export const visits = localValue('chuli.visits', readVisits);

/** When each was last opened, in milliseconds; it stays here, too. */
export const lastVisits = localValue('chuli.last-visits', readVisits);

let page = '';

/** The last page of the work in this tab, empty where there was none: where somebody was before coming to a form or a text. */
export const lastPage = (): string => page;

export const notePage = (address: string): void => {
  page = address;
};

export const countVisit = (screenId: string): void => {
  const last = visits.get();
  visits.set({ ...last, [screenId]: (last[screenId] ?? 0) + 1 });
  lastVisits.set({ ...lastVisits.get(), [screenId]: Date.now() });
};

/** The screens opened most, the most used first. */
export const mostUsed = <S extends Pick<Screen, 'id'>>(
  screens: readonly S[],
  counts: Visits,
  most: number,
): S[] =>
  screens
    .filter(({ id }) => (counts[id] ?? 0) > 0)
    .toSorted((a, b) => (counts[b.id] ?? 0) - (counts[a.id] ?? 0))
    .slice(0, most);
