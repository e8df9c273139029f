import { OBJECTIVE } from '../judge/sessions.ts';
import { type Markup, html } from './markup.ts';
import type { Speech } from './speech.ts';
import type { View } from './view.ts';

/** Two decimals, cut off and not rounded: 99.949 % has not reached 99.95 %. */
export const percent = (share: number): string => `${(Math.floor(share * 10_000 + 1e-9) / 100).toFixed(2)} %`;

type Figure = {
  readonly label: string;
  readonly value: string;
  readonly note: string;
  readonly tone?: string;
};

const figure = ({ label, value, note, tone = '' }: Figure): Markup =>
  html`<div>
    <dt>${label}</dt>
    <dd class="${tone}">${value}</dd>
    <dd class="note">${note}</dd>
  </div>`;

/** Good session minutes beside what we promise ourselves. */
export const sharePanel = ({ say }: Speech, { share, minutes, allowed, sessions }: View): Markup => {
  const count = String(sessions.length);
  const isShort = share !== null && share < OBJECTIVE;
  return html`<dl class="panel share">
    ${figure({
      label: say('Good session minutes'),
      value: share === null ? 'n/a' : percent(share),
      note: say('of the last {count} sessions', { count }),
      tone: isShort ? 'large is-short' : 'large',
    })}
    ${figure({ label: say('Our objective'), value: percent(OBJECTIVE), note: say('240 minutes a session') })}
    ${figure({
      label: say('Bad minutes'),
      value: String(minutes.bad),
      note: say('the objective allows {allowed}', { allowed: allowed.toFixed(1) }),
    })}
    ${figure({ label: say('Unknown minutes'), value: String(minutes.unknown), note: say('not counted either way') })}
  </dl>`;
};
