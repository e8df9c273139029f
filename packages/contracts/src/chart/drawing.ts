import { z } from 'zod';
import { get } from '../contract.ts';
import { personal } from '../kinds.ts';
import { MOST_ROWS } from '../most-rows.ts';
import { StockSymbol } from '../parts.ts';

/** What one chart can hold, and what one answer can carry. */
export const MOST_SHAPES = 200;

/** Of one change: a body may not be larger. */
const MOST_PUT = 10;

const ShapeId = z.string().regex(/^[\w-]{1,40}$/);

/** A day, or a minute of it: `2026-05-14 11:15` in Kathmandu. */
const Moment = z.string().regex(/^\d{4}-\d\d-\d\d(?: \d\d:\d\d)?$/);

const Shape = z.strictObject({
  id: ShapeId,
  kind: z.enum(['trend', 'ray', 'horizontal', 'vertical', 'channel', 'rectangle', 'fibonacci', 'text']),
  /** Prices as traded on their day: those never change, while every bonus or right share moves adjusted ones. */
  anchors: z
    .array(z.strictObject({ date: Moment, price: z.number().min(-1e9).max(1e9) }))
    .min(1)
    .max(3),
  text: z.string().max(200),
  colour: z.enum(['s1', 's2', 's3', 's4', 's5']).optional(),
  isLocked: z.boolean().optional(),
});

/** How many changes the sender has seen; 0 before the first. */
const Version = z.int().nonnegative();

const Drawings = z.object({ symbol: z.string(), version: Version, shapes: z.array(Shape) });

export const drawingContracts = {
  drawings: get({
    ...personal,
    path: '/chart/drawing/',
    summary: 'What the person has drawn on the chart of a stock',
    mostRows: MOST_ROWS.kept,
    query: z.strictObject({ symbol: StockSymbol }),
    reply: Drawings,
  }),
  changeDrawings: {
    ...personal,
    method: 'PATCH',
    path: '/chart/drawing/',
    summary: 'Put shapes onto the chart of a stock and remove others; the rest stays as it is',
    mostRows: MOST_ROWS.kept,
    body: z.strictObject({
      symbol: StockSymbol,
      version: Version,
      put: z.array(Shape).max(MOST_PUT).default([]),
      remove: z.array(ShapeId).max(MOST_SHAPES).default([]),
    }),
    reply: Drawings,
  },
} as const;
