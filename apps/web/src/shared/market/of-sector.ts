import { ALL_SECTORS } from './universe/stock-facts.ts';

/** Whether a row belongs to the chosen sector, or all are chosen. */
export const isOfSector = ({ sector_id }: { sector_id: number | null }, sector: string): boolean =>
  sector === ALL_SECTORS || sector_id === Number(sector);
