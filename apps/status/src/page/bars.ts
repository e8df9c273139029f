import { SESSIONS, type SessionTally, type Tally } from '../judge/sessions.ts';
import type { Part } from '../judge/verdict.ts';
import { type Markup, html } from './markup.ts';
import { PART_NAMES } from './part-words.ts';
import type { Speech } from './speech.ts';

/** One bad minute of 240 would be a hair: bad minutes are drawn in steps that can be seen. */
const STEPS = [0.02, 0.1, 0.5] as const;

const stepOf = ({ good, bad }: Tally): number =>
  bad === 0 ? 0 : 1 + STEPS.filter((step) => bad / (good + bad) > step).length;

const classOf = (tally: Tally): string => {
  const { good, bad, unknown } = tally;
  if (good + bad === 0) return 'none';
  const step = stepOf(tally);
  // Of what is not known there is so much that the bar would say more than anybody knows.
  const partly = unknown > good + bad ? ' partly' : '';
  return `${step === 0 ? 'whole' : `step-${step}`}${partly}`;
};

const bar = ({ say }: Speech, session: SessionTally, tally: Tally): Markup => {
  const words = say('{day}: {good} good, {bad} bad, {unknown} unknown minutes', {
    day: session.day,
    good: String(tally.good),
    bad: String(tally.bad),
    unknown: String(tally.unknown),
  });
  return html`<i class="${classOf(tally)}" title="${words}"></i>`;
};

/** A session each, oldest first; the table of the page has the figures. */
export const bars = (speech: Speech, part: Part, sessions: readonly SessionTally[]): Markup => {
  const tallies = sessions.map((session) => session.parts[part]);
  const words = speech.say('{part}, {count} sessions: {bad} bad minutes, {unknown} unknown', {
    part: speech.say(PART_NAMES[part]),
    count: String(sessions.length),
    bad: String(tallies.reduce((sum, { bad }) => sum + bad, 0)),
    unknown: String(tallies.reduce((sum, { unknown }) => sum + unknown, 0)),
  });
  const before = Array.from({ length: SESSIONS - sessions.length }, () => html`<i class="before"></i>`);
  const drawn = sessions.map((session) => bar(speech, session, session.parts[part]));
  return html`<div class="bars" role="img" aria-label="${words}">${[...before, ...drawn]}</div>`;
};
