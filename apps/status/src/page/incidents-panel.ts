import type { Incident } from '../judge/incidents.ts';
import { dayOf } from '../judge/session-minutes.ts';
import { type Markup, html } from './markup.ts';
import { PART_NAMES, REASON_WORDS } from './part-words.ts';
import type { Speech } from './speech.ts';
import { INCIDENT_DAYS, type View } from './view.ts';

/** `13:05–13:12`; across midnight with the day on which it ended. */
const whenOf = ({ clock, moment }: Speech, { from, to, isOpen }: Incident): string =>
  isOpen ? `${clock(from)}–` : `${clock(from)}–${moment(to, from)}`;

const row = (speech: Speech, incident: Incident): Markup => {
  const { say, nepaliDay } = speech;
  const { from, badMinutes, parts, reasons, isOpen } = incident;
  const day = dayOf(from);
  const why = reasons.map((reason) => say(REASON_WORDS[reason])).join(', ');
  return html`<tr${isOpen ? html` class="is-open"` : null}>
<td><time datetime="${new Date(from * 60_000).toISOString()}">${day} <b>${whenOf(speech, incident)}</b></time><small>${nepaliDay(day)}</small></td>
<td class="number">${say('{count} min', { count: String(badMinutes) })}${isOpen ? html`<small>${say('still going on')}</small>` : null}</td>
<td>${parts.map((part) => say(PART_NAMES[part])).join(', ')}<small>${why}</small></td></tr>`;
};

/** Runs of bad minutes, newest first. */
export const incidentsPanel = (speech: Speech, { incidents, earlierIncidents }: View): Markup => {
  const { say } = speech;
  const heads = [say('When'), say('How long'), say('Not working, and why')];
  return html`<section class="panel">
    <header><h2>${say('Incidents of the last {days} days', { days: String(INCIDENT_DAYS) })}</h2></header>
    ${
      incidents.length === 0
        ? html`<p class="empty">${say('None')}</p>`
        : html`<table class="incidents">
            <thead>
              <tr>
                ${heads.map((head) => html`<th scope="col">${head}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${incidents.map((incident) => row(speech, incident))}
            </tbody>
          </table>`
    }
    ${earlierIncidents === 0 ? null : html`<p class="empty">${say('and {count} earlier', { count: String(earlierIncidents) })}</p>`}
  </section>`;
};
