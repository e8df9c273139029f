import { type RatioId, sectorMedian } from '@chuli/fundamentals';
import type { Figures } from './cells.ts';
import type { ReportingCompany } from './companies.ts';

/** A company with its figures of one quarter. */
export type Told = { readonly of: ReportingCompany; readonly figures: Figures };

export type SectorMedians = (sectorId: number | null, id: RatioId) => number | null;

/** The middle of every ratio in every sector; null where fewer than five of it are known. */
export const sectorMedians = (told: readonly Told[]): SectorMedians => {
  const sectors = Map.groupBy(told, ({ of }) => of.company.sector_id);
  const medians = new Map<string, number | null>();
  return (sectorId, id) => {
    const key = `${sectorId} ${id}`;
    const held = medians.get(key);
    if (held !== undefined) return held;
    const members = sectorId === null ? [] : (sectors.get(sectorId) ?? []);
    const median = sectorMedian(members.flatMap(({ figures }) => figures.get(id) ?? []));
    medians.set(key, median);
    return median;
  };
};
