import { lastPage } from '../../screen-kit/visits.ts';

export type AttachedFacts = { page: string; version: string; browser: string };

const MOST_LETTERS = 300;

/** The build names its first script after its content: that name tells one version from another. */
const versionHere = (): string => {
  const scripts = [...document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]')];
  const names = scripts.map(({ src }) => /\/index-([\w-]{1,39})\.js$/.exec(src)?.[1]);
  return names.find((name) => name !== undefined) ?? 'development';
};

/** What helps to find a fault: nothing about the person. Sent only where the person agrees. */
export const attachedFacts = (): AttachedFacts => ({
  page: lastPage().slice(0, MOST_LETTERS),
  version: versionHere(),
  browser: navigator.userAgent.slice(0, MOST_LETTERS),
});
