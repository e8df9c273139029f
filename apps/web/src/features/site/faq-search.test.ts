import { expect, it } from 'vitest';
import { faq } from '@chuli/language/pages/faq';
import { matchingFaq } from './faq-search.ts';

const idsOf = (asked: string): string[] =>
  matchingFaq(faq, asked).flatMap(({ entries }) => entries.map(({ id }) => id));

it('finds an entry by words of its answer, in either language and any case', () => {
  expect(idsOf('PROVISIONAL paisa')).toEqual(['source']);
  expect(idsOf('फ्लोरसिट प्रकाशित')).toEqual(['live-brokers']);
});

it('finds everything without words, and nothing where a word is missing', () => {
  expect(idsOf('  ')).toHaveLength(faq.flatMap(({ entries }) => entries).length);
  expect(idsOf('provisional zebra')).toEqual([]);
});

it('names each entry once: links point at it', () => {
  const ids = faq.flatMap(({ id, entries }) => [{ id }].concat(entries).map((entry) => `${id}-${entry.id}`));
  expect(new Set(ids).size).toBe(ids.length);
});
