import type { Screen } from '@chuli/contracts/screens';

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

/** The screens whose address or name is nearest to an address that does not exist. */
export const nearestScreens = (path: string, screens: readonly Screen[], most: number): Screen[] =>
  screens
    .map((screen) => ({
      screen,
      score: Math.max(likeness(path, screen.path), likeness(path, screen.title)),
    }))
    .filter(({ score }) => score >= LEAST)
    .sort((a, b) => b.score - a.score)
    .slice(0, most)
    .map(({ screen }) => screen);
