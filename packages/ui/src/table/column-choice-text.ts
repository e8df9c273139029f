import { type ColumnChoice, NO_CHOICE } from './column-choice.ts';

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const texts = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

const valuesOf = <V>(value: unknown, isGood: (item: unknown) => item is V): Record<string, V> => {
  if (!isRecord(value)) return {};
  return Object.fromEntries(Object.entries(value).filter((entry): entry is [string, V] => isGood(entry[1])));
};

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
const isWidth = (value: unknown): value is number => typeof value === 'number' && value > 0;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** What was remembered, whoever wrote it: parts that make no sense are left out. */
export const parseColumnChoice = (text: string | null): ColumnChoice => {
  const stored = text === null ? null : parsed(text);
  if (!isRecord(stored)) return NO_CHOICE;
  return {
    order: texts(stored['order']),
    shown: valuesOf(stored['shown'], isBoolean),
    pinned: texts(stored['pinned']),
    widths: valuesOf(stored['widths'], isWidth),
  };
};

/** Null when there is nothing to remember. */
export const columnChoiceText = (choice: ColumnChoice): string | null => {
  const text = JSON.stringify(choice);
  return text === JSON.stringify(NO_CHOICE) ? null : text;
};
