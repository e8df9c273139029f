import { plainPage } from '../plain-page.ts';
import { PARTS, type Part, type State } from './states.ts';

type Words = { readonly en: string; readonly ne: string };

const NAMES: Readonly<Record<Part, Words>> = {
  market: { en: 'Prices, charts and floorsheets', ne: 'मूल्य, चार्ट र फ्लोरसिट' },
  signIn: { en: 'Signing in', ne: 'साइन इन' },
  payments: { en: 'Payments', ne: 'भुक्तानी' },
  live: { en: 'Live prices', ne: 'लाइभ मूल्य' },
};

const SAID: Readonly<Record<State, Words>> = {
  works: { en: 'works', ne: 'चलिरहेको छ' },
  partly: {
    en: 'works in part: what was there before is shown with its time',
    ne: 'आंशिक: पहिलेको तथ्याङ्क समयसहित देखाइन्छ',
  },
  away: { en: 'does not work right now', ne: 'अहिले चलेको छैन' },
  unknown: { en: 'not known here', ne: 'यहाँ थाहा छैन' },
};

const SIGNS: Readonly<Record<State, string>> = { works: '●', partly: '◐', away: '○', unknown: '–' };

const KATHMANDU = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Kathmandu',
  dateStyle: 'medium',
  timeStyle: 'medium',
});

const line = (states: Readonly<Record<Part, State>>, language: keyof Words): string =>
  PARTS.map((part) => {
    const state = states[part];
    return `<li><span aria-hidden="true">${SIGNS[state]}</span> ${NAMES[part][language]}: ${SAID[state][language]}</li>`;
  }).join('');

/** Plain, in both languages and without a script: it is read when nothing else can be. */
export const statusPage = (states: Readonly<Record<Part, State>>, at: number): Buffer => {
  const time = KATHMANDU.format(at);
  return plainPage({
    title: 'Status',
    english: `<ul>${line(states, 'en')}</ul><p>Seen at ${time}, Kathmandu. It is looked at again every half minute.</p>`,
    nepali: `<ul>${line(states, 'ne')}</ul><p>काठमाडौँ समय ${time} मा हेरिएको। हरेक आधा मिनेटमा फेरि हेरिन्छ।</p>`,
    hasWayHome: true,
    refreshSeconds: 30,
  });
};
