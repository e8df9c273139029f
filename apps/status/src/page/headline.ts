import type { Now } from '../judge/now.ts';
import { dayOf } from '../judge/session-minutes.ts';
import { type Markup, html } from './markup.ts';
import { type MarkState, mark } from './marks.ts';
import { PART_NAMES } from './part-words.ts';
import type { Speech } from './speech.ts';
import type { View } from './view.ts';

const isWaiting = ({ parts }: Now): boolean => parts.some(({ state }) => state === 'waiting');

/** One sentence that says how it is now. */
export const sentenceOf = ({ say }: Speech, now: Now): string => {
  if (now.state === 'bad') {
    const parts = now.parts.filter(({ state }) => state === 'bad');
    return say('Not working right now: {parts}', {
      parts: parts.map(({ part }) => say(PART_NAMES[part])).join(', '),
    });
  }
  if (now.state === 'unknown') return say('We cannot say how it is right now.');
  if (isWaiting(now)) return say('Everything works, but no price has come today yet.');
  return say(now.isSession ? 'Everything works.' : 'Everything works. The market is closed.');
};

/** When it was last looked at, and why nobody can say how it is. */
const noteOf = ({ say, moment, nepaliDay }: Speech, { now, at }: View): string => {
  const { state, lookedAt, isFresh } = now;
  if (lookedAt === null) return say('Nothing has been checked yet.');
  const time = moment(lookedAt, at);
  if (!isFresh) return say('The last check was at {time}.', { time });
  if (state === 'unknown') return say('Our check cannot reach the internet itself.');
  const day = dayOf(lookedAt);
  return say('Checked {time}, Kathmandu time', { time: `${day} (${nepaliDay(day)}) ${time}` });
};

const markOf = (now: Now): MarkState => (now.state === 'good' && isWaiting(now) ? 'waiting' : now.state);

export const headline = (speech: Speech, view: View): Markup =>
  html` <section class="now is-${view.now.state}">
    ${mark(markOf(view.now))}
    <div>
      <h1>${sentenceOf(speech, view.now)}</h1>
      <p>${noteOf(speech, view)}</p>
    </div>
  </section>`;
