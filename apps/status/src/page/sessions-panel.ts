import type { SessionTally } from '../judge/sessions.ts';
import { type Markup, html } from './markup.ts';
import type { Speech } from './speech.ts';
import type { View } from './view.ts';

const row = ({ nepaliDay }: Speech, { day, minutes }: SessionTally): Markup =>
  html`<tr>
    <th scope="row">${day}<small>${nepaliDay(day)}</small></th>
    <td class="number">${minutes.good}</td>
    <td class="number">${minutes.bad}</td>
    <td class="number">${minutes.unknown}</td>
  </tr>`;

/** The figures behind the bars, and what they mean. */
export const sessionsPanel = (speech: Speech, { sessions }: View): Markup => {
  const { say } = speech;
  const heads = [say('Session'), say('Good'), say('Bad'), say('Unknown')];
  return html`<details class="panel">
    <summary>${say('Session by session')}</summary>
    <table class="sessions">
      <thead>
        <tr>
          ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${sessions.toReversed().map((session) => row(speech, session))}
      </tbody>
    </table>
  </details>`;
};

export const measurePanel = ({ say }: Speech): Markup =>
  html`<section class="panel measure">
    <header><h2>${say('How this is measured')}</h2></header>
    <p>
      ${say('Once a minute a machine at another provider does what your browser does: it opens the site, asks for figures and, while the market trades, follows live prices. What fails is tried twice more before the minute counts as bad.')}
    </p>
    <p>
      ${say('A session minute is good when all four parts work. When the machine is down, or cannot reach the internet itself, the minute is unknown: neither good nor bad. A day on which the exchange did not open is no session.')}
    </p>
  </section>`;
