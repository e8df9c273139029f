import type { RepliedBy } from '@chuli/contracts';
import { type Phrase, digits } from '@chuli/language';
import { heatOf, signedPercentText } from '@chuli/ui';

export type Mood = RepliedBy<'/data/sector-sentiment/'>;
export type MoodRow = Mood['rows'][number];

/** What the heat of all sectors can show: its words, the value without colour, and how far from it the colour is full. */
export const MOOD_MEASURES = [
  { value: 'score', label: 'Score', even: 50, full: 50 },
  { value: 'above_50', label: 'Above 50-day', even: 50, full: 50 },
  { value: 'above_200', label: 'Above 200-day', even: 50, full: 50 },
  { value: 'up_amount', label: 'Money in risers', even: 50, full: 50 },
  { value: 'net_flow', label: 'Net buying', even: 0, full: 30 },
] as const satisfies readonly { value: keyof MoodRow; label: Phrase; even: number; full: number }[];

export type MoodMeasure = (typeof MOOD_MEASURES)[number];

export const measureNamed = (name: string): MoodMeasure =>
  MOOD_MEASURES.find(({ value }) => value === name) ?? MOOD_MEASURES[0];

export const moodText = ({ even }: MoodMeasure, value: number): string =>
  even === 0 ? signedPercentText(value, 0) : digits(value.toFixed(0));

export const moodHeat = ({ even, full }: MoodMeasure, value: number): string => heatOf(value - even, full);
