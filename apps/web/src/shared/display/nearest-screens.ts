import type { Screen, ScreenId } from '@chuli/contracts/screens';
import { ranked } from './rank.ts';
import { SCREEN_KEYWORDS } from './screen-keywords.ts';

const letters = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const pairs = (text: string): string[] =>
  Array.from({ length: Math.max(0, text.length - 1) }, (_, at) => text.slice(at, at + 2));

/** How much two words have in common, from 0 to 1: shared pairs of letters (Dice), which forgives a slip of a finger. */
const likeness = (one: string, other: string): number => {
  const ofOne = pairs(letters(one));
  const ofOther = pairs(letters(other));
  const left = [...ofOther];
  const shared = ofOne.filter((pair) => {
    const at = left.indexOf(pair);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
  const total = ofOne.length + ofOther.length;
  return total === 0 ? 0 : (2 * shared.length) / total;
};

/** Less than this and two names have nothing to do with each other. */
const LEAST = 0.3;

const wordsOf = (path: string): string[] => path.split(/[^\p{L}\p{M}\p{N}]+/u).filter(Boolean);

/** Shorter words are in too many names to say anything. */
const SHORTEST_WORD = 3;

const byLetters = (path: string, screens: readonly Screen[]): Screen[] =>
  screens
    .map((screen) => ({
      screen,
      score: Math.max(likeness(path, screen.path), likeness(path, screen.title)),
    }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .map(({ screen }) => screen);

/** As the palette searches: by beginnings of words, and by what traders call a screen besides its name. */
const byWords = (asked: string, screens: readonly Screen[]): Screen[] =>
  ranked(
    screens.map((screen) => ({
      screen,
      code: screen.path.slice(1),
      name: screen.title,
      keywords: SCREEN_KEYWORDS[screen.id as ScreenId],
    })),
    asked,
    screens.length,
  ).found.map(({ screen }) => screen);

/**
 * The screens that an address which does not exist may have meant: first those that the palette finds by all its words,
 * then those with nearly the same letters, then those that one of its words finds.
 */
export const nearestScreens = (path: string, screens: readonly Screen[], most: number): Screen[] => {
  const words = wordsOf(path);
  const single = words.length < 2 ? [] : words.filter((word) => word.length >= SHORTEST_WORD);
  const found = [
    ...byWords(words.join(' '), screens),
    ...byLetters(path, screens),
    ...single.flatMap((word) => byWords(word, screens)),
  ];
  return [...new Set(found)].slice(0, most);
};
