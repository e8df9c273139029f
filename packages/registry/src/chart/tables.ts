import type { Generated } from 'kysely';
import type { Json } from '../json-column.ts';

/** A wall of charts, or how one chart is set up. */
export type KeptChartKind = 'layout' | 'setup';

export type KeptChartTable = {
  person_id: string;
  kind: KeptChartKind;
  id: string;
  name: string;
  contents: Json<Record<string, unknown>>;
  version: Generated<number>;
  request_id: string | null;
  created_at: Date;
};

/** Prices as traded on their day. */
export type DrawnShape = {
  id: string;
  kind: string;
  anchors: { date: string; price: number }[];
  text: string;
  colour?: string | undefined;
  isLocked?: boolean | undefined;
};

export type ChartDrawingTable = {
  person_id: string;
  symbol: string;
  version: number;
  shapes: Json<DrawnShape[]>;
};
