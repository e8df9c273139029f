import type { PartNow } from '../judge/now.ts';
import { bars } from './bars.ts';
import { type Markup, html } from './markup.ts';
import { mark } from './marks.ts';
import { PART_NAMES, PART_NOTES, stateNote, stateWords } from './part-words.ts';
import type { Speech } from './speech.ts';
import type { View } from './view.ts';

const row = (speech: Speech, { now, sessions, at }: View, part: PartNow): Markup => {
  const { say } = speech;
  return html`<li class="part">
    <div class="what">
      <h3>${say(PART_NAMES[part.part])}</h3>
      <p>${say(PART_NOTES[part.part])}</p>
    </div>
    ${bars(speech, part.part, sessions)}
    <div class="state is-${part.state}">
      ${mark(part.state)}
      <div>
        <b>${stateWords(speech, part, now.isSession)}</b>
        <p>${stateNote(speech, part, now.isSession, at)}</p>
      </div>
    </div>
  </li>`;
};

const key = ({ say }: Speech): Markup =>
  html`<p class="key" aria-hidden="true">
    <span><i class="whole"></i>${say('all good')}</span>
    <span><i class="step-2"></i>${say('some bad minutes')}</span>
    <span><i class="none"></i>${say('unknown')}</span>
  </p>`;

/** Each part with how it stands and its last sessions. */
export const partsPanel = (speech: Speech, view: View): Markup => {
  const { say } = speech;
  const count = String(view.sessions.length);
  return html`<section class="panel">
    <header>
      <h2>${say('Parts')}</h2>
      <p>${say('The last {count} sessions', { count })}</p>
      ${key(speech)}
    </header>
    <ul class="parts">
      ${view.now.parts.map((part) => row(speech, view, part))}
    </ul>
  </section>`;
};
