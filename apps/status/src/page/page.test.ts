import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { sayIn } from '@chuli/language';
import { unwantedWords } from '@chuli/language/testing/unwanted-words';
import { describe, expect, it } from 'vitest';
import { PICTURED, type PicturedState } from '../testing/made-history.ts';
import { html } from './markup.ts';
import { NEPALI } from './nepali.ts';
import { pageOf } from './page.ts';
import { percent } from './share-panel.ts';
import { statusJson } from './status-json.ts';
import { CONTENT_POLICY } from './style.ts';
import { type View, judge } from './view.ts';

const SITE = 'https://chuli.app/';
const LANGUAGES = ['en', 'ne'] as const;
const STATES = Object.entries(PICTURED) as [string, PicturedState][];

const view = ({ minutes, now }: PicturedState, words: View['words'] = []): View => ({
  ...judge({ site: SITE, minutes, now }),
  words,
});

const HOSTILE = `</p><script>alert(1)</script><img src=x onerror='y' "&amp;`;

describe('a piece of a page', () => {
  it('has text where text was given, and markup that was made here', () => {
    expect(html`<p title="${HOSTILE}">${HOSTILE}${7}${null}</p>`.markup).toBe(
      '<p title="&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;y&#39; &quot;&amp;amp;">&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;&lt;img src=x onerror=&#39;y&#39; &quot;&amp;amp;7</p>',
    );
    const rows = ['a', 'b'].map((text) => html`<li>${text}</li>`);
    expect(html`${rows}`.markup).toBe('<li>a</li><li>b</li>');
  });
});

describe('the page', () => {
  it.each(STATES)('is whole in both languages: %s', (_, state) => {
    for (const language of LANGUAGES) {
      const page = pageOf(view(state), language);
      expect(page).toContain(`<html lang="${language}">`);
      expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|undefined|NaN|\[object|\{\w+\}(?![^<]*<\/style>)/);
      expect(page).toContain('http-equiv="refresh"');
      expect(pageOf(view(state), language, true)).not.toContain('http-equiv="refresh"');
    }
  });

  it('asks for nothing of anybody else', () => {
    const page = pageOf(view(PICTURED.bad), 'en').replace(/<style>[^]*<\/style>/, '');
    const asked = [...page.matchAll(/\b(?:src|href)="([^"]*)"/g)].map(([, address = '']) => address);
    expect(asked.filter((address) => address !== SITE && !/^\/[a-z./]*$/.test(address))).toEqual([]);
  });

  it('has the one style that its policy lets it have, to the letter', () => {
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(pageOf(view(PICTURED.good), 'ne')) ?? [];
    expect(style.length).toBeGreaterThan(2_000);
    expect(CONTENT_POLICY).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(CONTENT_POLICY).not.toContain('unsafe');
    expect(style).toContain('@media (prefers-color-scheme: dark){:root{color-scheme: dark;');
    expect(style).not.toContain("[data-theme='dark']");
  });

  it('shows what operators say as text, in the language of the page where there is one', () => {
    const words = [{ number: 1, at: '2026-11-19T06:40:00Z', en: HOSTILE, ne: `${HOSTILE} नेपाली` }];
    for (const language of LANGUAGES) {
      const page = pageOf(view(PICTURED.good, words), language);
      expect(page).not.toContain('<script');
      expect(page).not.toContain('<img src=x');
      expect(page.includes('नेपाली</p>')).toBe(language === 'ne');
    }
    expect(pageOf(view(PICTURED.good, words), 'en')).toContain('&lt;script&gt;');
  });

  it.each([
    ['good', 'Everything works.'],
    ['bad', 'Not working right now: Figures and lists, Live prices'],
    ['unknown', 'We cannot say how it is right now.'],
    ['cut-off', 'We cannot say how it is right now.'],
    ['waiting', 'Everything works, but no price has come today yet.'],
    ['evening', 'Everything works. The market is closed.'],
    ['empty', 'We cannot say how it is right now.'],
  ] as const)('says in one sentence how it is: %s', (name, sentence) => {
    expect(pageOf(view(PICTURED[name]), 'en')).toContain(`<h1>${sentence}</h1>`);
    const [first = ''] = sentence.split(':');
    expect(pageOf(view(PICTURED[name]), 'ne')).not.toContain(first);
  });

  it('never rounds up to the objective', () => {
    expect(percent(0.999_499)).toBe('99.94 %');
    expect(percent(0.9995)).toBe('99.95 %');
    expect(percent(0.999_99)).toBe('99.99 %');
    expect(percent(1)).toBe('100.00 %');
  });
});

describe('what programs read', () => {
  it('says the same', () => {
    const told = JSON.parse(statusJson(view(PICTURED.bad))) as Record<string, unknown>;
    expect(told).toMatchObject({
      product: 'Chuli',
      state: 'bad',
      in_session: true,
      looked_at: '2026-11-19T06:45:00.000Z',
      parts: [
        { part: 'pages', state: 'good' },
        { part: 'calls', state: 'bad', reason: 'error', since: '2026-11-19T06:39:00.000Z' },
        { part: 'live', state: 'good' },
        { part: 'prices', state: 'bad', reason: 'old' },
      ],
    });
    expect((told['incidents'] as { to: unknown }[])[0]?.to).toBeNull();
    expect(JSON.parse(statusJson(view(PICTURED.empty)))).toMatchObject({
      looked_at: null,
      objective: { reached: null },
      sessions: [],
    });
  });
});

describe('the texts', () => {
  it('are those of traders, and each is said somewhere', () => {
    expect(unwantedWords(NEPALI)).toEqual([]);
    const folder = import.meta.dirname;
    const sources = readdirSync(folder)
      .filter((name) => name !== 'nepali.ts' && !name.endsWith('.test.ts'))
      .map((name) => readFileSync(path.join(folder, name), 'utf8'))
      .join('\n');
    expect(Object.keys(NEPALI).filter((phrase) => !sources.includes(phrase))).toEqual([]);
  });

  it('have the same blanks in both languages', () => {
    const blanks = (text: string): string[] => (text.match(/\{\w+\}/g) ?? []).toSorted();
    for (const [english, nepali] of Object.entries(NEPALI))
      expect(blanks(nepali), english).toEqual(blanks(english));
    expect(sayIn('ne', NEPALI, 'since {time}', { time: '12:24' })).toBe('12:24 देखि');
  });
});
