/** A part of CHANGELOG.md, in the form of Keep a Changelog. */
export type Section = { readonly version: string; readonly text: string };

export const UNRELEASED = 'Unreleased';

const HEAD = /^## \[([^\]\n]+)\].*$/gm;

/** The newest first, as they stand there. */
export const sectionsOf = (changelog: string): Section[] => {
  const heads = [...changelog.matchAll(HEAD)];
  return heads.map((head, at) => ({
    version: head[1] ?? '',
    text: changelog.slice(head.index + head[0].length, heads[at + 1]?.index).trim(),
  }));
};
