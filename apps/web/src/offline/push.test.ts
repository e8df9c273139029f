import { describe, expect, it } from 'vitest';
import { readPush, shownNotice } from './push.ts';

const NOTICE = { title: 'Signal on NABIL', body: 'MACD', path: '/stock-profile?symbol=NABIL', tag: 'abc' };

describe('a pushed notice', () => {
  it('is shown with its words, its page and its tag', () => {
    const { title, options } = shownNotice(readPush(JSON.stringify(NOTICE)), 'Chuli');
    expect(title).toBe('Signal on NABIL');
    expect(options).toMatchObject({ body: 'MACD', tag: 'abc', data: { path: NOTICE.path } });
  });

  it('leads nowhere but to pages of ours', () => {
    for (const path of [
      'https://evil.example/',
      '//evil.example',
      '/\\\\evil.example',
      'javascript:alert(1)',
    ])
      expect(readPush(JSON.stringify({ ...NOTICE, path }))).toBeNull();
  });

  it('that cannot be read still shows the way to the inbox', () => {
    for (const text of [undefined, '', 'null', '{}', '{"title":1}'])
      expect(shownNotice(readPush(text), 'Chuli')).toMatchObject({
        title: 'Chuli',
        options: { data: { path: '/notifications' } },
      });
  });
});
