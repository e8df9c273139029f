import { minuteOf } from '../judge/session-minutes.ts';
import type { Word } from '../words/words.ts';
import { type Markup, html } from './markup.ts';
import type { Speech } from './speech.ts';
import type { View } from './view.ts';

/** In the language of the page where it was said in that; what has no Nepali is English there too. */
const word = ({ language, moment }: Speech, { en, ne, at }: Word, now: number): Markup => {
  const inNepali = language === 'ne' && ne !== null;
  const when = html`<time datetime="${at}">${moment(minuteOf(Date.parse(at)), now)}</time>`;
  return html`<li>
    <p lang="${inNepali ? 'ne' : 'en'}">${inNepali ? ne : en}</p>
    ${when}
  </li>`;
};

/** What the operators say, above everything that is counted. */
export const wordsPanel = (speech: Speech, { words, at }: View): Markup | null =>
  words.length === 0
    ? null
    : html`<section class="words">
        <h2>${speech.say('From our team')}</h2>
        <ul>
          ${words.map((one) => word(speech, one, at))}
        </ul>
      </section>`;
