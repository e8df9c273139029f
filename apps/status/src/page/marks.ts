import { type Markup, html } from './markup.ts';

export type MarkState = 'good' | 'bad' | 'unknown' | 'waiting' | 'idle';

/** A state has a shape of its own, so that nobody has to see its colour. */
const SHAPES: Readonly<Record<MarkState, Markup>> = {
  good: html`<circle cx="8" cy="8" r="7" /><path class="in" d="m4.8 8.2 2.2 2.2 4.2-4.6" />`,
  bad: html`<path d="M8 .8 15.6 14.6H.4z" /><path class="in" d="M8 6v4m0 1.8v.4" />`,
  unknown: html`<circle class="ring" cx="8" cy="8" r="6.2" /><path
      class="ring"
      d="M6.2 6.3a1.9 1.9 0 1 1 2.7 1.8c-.6.3-.9.6-.9 1.3m0 1.9v.3"
    />`,
  waiting: html`<circle class="ring" cx="8" cy="8" r="6.2" /><path class="ring" d="M8 4.6V8l2.3 1.6" />`,
  idle: html`<path class="ring" d="M3 8h10" />`,
};

export const mark = (state: MarkState): Markup =>
  html`<svg class="mark is-${state}" width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    ${SHAPES[state]}
  </svg>`;

/** The mark of the product. */
export const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 22 22"><rect width="22" height="22" rx="5" fill="#0f3a57"/><path d="M3 17.5 9.2 5.2 12.4 11l1.9-2.9 4.7 9.4z" fill="#fff"/></svg>`;
