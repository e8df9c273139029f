import { SCREENS } from '@chuli/contracts/screens';
import { describe, expect, it } from 'vitest';
import { screensHere } from '../../screen-kit/screens-here.ts';
import type { Sources } from './entries.ts';
import { paletteGroups } from './palette-groups.ts';
import { SCREEN_KEYWORDS } from '../../shared/display/screen-keywords.ts';

const sources: Sources = {
  stocks: [],
  brokers: [],
  screens: screensHere(),
  saved: [],
  recent: [],
  isPast: false,
};

const screensFound = (text: string): string[] =>
  paletteGroups(text, sources)
    .filter(({ title }) => title === 'Screens')
    .flatMap(({ items }) => items.map(({ id }) => id.replace('screen-', '')));

describe('what traders call a screen', () => {
  it('every row is a screen that the palette lists', () => {
    const listed = new Set(sources.screens.map(({ id }) => id));
    expect(Object.keys(SCREEN_KEYWORDS).filter((id) => !listed.has(id))).toEqual([]);
    expect(SCREENS.length).toBeGreaterThan(listed.size);
  });

  it('the words are as they are compared, each once', () => {
    for (const [id, words] of Object.entries(SCREEN_KEYWORDS)) {
      expect(words, id).toEqual(words.map((word) => word.trim().toLowerCase()));
      expect(new Set(words).size, id).toBe(words.length);
    }
  });

  it.each([
    ['heat map', 'tree-map'],
    ['gainers', 'nepse-market-summary'],
    ['losers', 'nepse-market-summary'],
    ['screener', 'stock-performance'],
    ['scanner', 'today-signal'],
    ['watchlist', 'my-signals'],
    ['alerts', 'notifications'],
    ['dividend', 'dashboard'],
    ['52 week', 'stock-performance'],
    ['track record', 'chuli-performance'],
    ['broker flow', 'brokers-analytics'],
    ['holding', 'net-holding'],
    ['subscription', 'payment'],
    ['plan', 'payment'],
    ['price', 'nepse-live-market'],
    ['help', 'faq'],
    ['हिट म्याप', 'tree-map'],
    ['लाभांश', 'dashboard'],
  ])('%s finds %s', (text, screen) => {
    expect(screensFound(text)).toContain(screen);
  });

  it('a word is found by its beginning, never by its middle', () => {
    expect(screensFound('rsi')).not.toContain('mean-reversal-signal');
    expect(screensFound('reversion')).toContain('mean-reversal-signal');
  });
});
