import type { Incident } from '../judge/incidents.ts';
import { dayOf } from '../judge/session-minutes.ts';
import { type Markup, html } from './markup.ts';
import { PART_NAMES, REASON_WORDS } from './part-words.ts';
import type { Speech } from './speech.ts';
import { INCIDENT_DAYS, type View } from './view.ts';

const MINUTE_MS = 60_000;

/** `13:05–13:12`; across midnight with the day on which it ended. */
const whenOf = ({ clock, moment }: Speech, { from, to, isOpen }: Incident): string =>
  isOpen ? `${clock(from)}–` : `${clock(from)}–${moment(to, from)}`;

const row = (speech: Speech, incident: Incident): Markup => {
  const { say, nepaliDay } = speech;
  const { from, badMinutes, parts, reasons, isOpen } = incident;
  const day = dayOf(from);
  const count = say('{count} min', { count: String(badMinutes) });
  return html`<li${isOpen ? html` class="is-open"` : null}>
    <time datetime="${new Date(from * MINUTE_MS).toISOString()}">${day} <b>${whenOf(speech, incident)}</b><small>${nepaliDay(day)}</small></time>
    <p class="number">${count}${isOpen ? html`<small>${say('still going on')}</small>` : null}</p>
    <p class="what">${parts.map((part) => say(PART_NAMES[part])).join(', ')}<small>${reasons.map((reason) => say(REASON_WORDS[reason])).join(', ')}</small></p>
  </li>`;
};

/** Runs of bad minutes, newest first. */
export const incidentsPanel = (speech: Speech, { incidents, earlierIncidents }: View): Markup => {
  const { say } = speech;
  const list = html`<ol class="incidents">
    ${incidents.map((incident) => row(speech, incident))}
  </ol>`;
  const earlier = say('and {count} earlier', { count: String(earlierIncidents) });
  return html`<section class="panel">
    <header>
      <h2>${say('Incidents of the last {days} days', { days: String(INCIDENT_DAYS) })}</h2>
    </header>
    ${incidents.length === 0 ? html`<p class="empty">${say('None')}</p>` : list}
    ${earlierIncidents === 0 ? null : html`<p class="empty">${earlier}</p>`}
  </section>`;
};
