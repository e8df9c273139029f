import { describe, expect, it } from 'vitest';
import { type Reply, judge } from './hosts-judge.ts';

const PAGE = '<script type="module" src="/assets/a.js"></script>';
const page = (body: string, status = 200): Reply => ({
  status,
  head: `HTTP/1.1 ${status}\r\ncontent-type: text/html; charset=utf-8`,
  body,
});
const asked = (host: string, target: string) => ({ target, lines: [`Host: ${host}`] });
const GOOD = { fullSite: false, strange: false, links: [], echo: false, failed: false };

describe('the judge of answers', () => {
  it('lets the main host have everything and a partner its themed pages', () => {
    const own = page(`${PAGE}<!--drawn-->Chuli<link href="https://test.chuli.app/floorsheet">`);
    expect(judge(asked('Test.Chuli.App:443', '/floorsheet'), own)).toEqual(GOOD);
    expect(judge(asked('himal.test.chuli.app.', '/demo?frame=1'), page(PAGE))).toEqual(GOOD);
  });

  it('sees a page of the house on a partner host', () => {
    expect(judge(asked('himal.test.chuli.app', '/floorsheet'), page(PAGE)).fullSite).toBe(true);
    expect(judge(asked('himal.test.chuli.app', '/demo'), page('<!--drawn-->')).fullSite).toBe(true);
  });

  it('sees a stranger that is let in, also by two names or a target of its own', () => {
    expect(judge(asked('localhost', '/demo'), page('')).strange).toBe(true);
    expect(judge(asked('test.chuli.app@evil.example', '/'), page('')).strange).toBe(true);
    const twice = { target: '/', lines: ['Host: test.chuli.app', 'host: test.chuli.app'] };
    expect(judge(twice, page('')).strange).toBe(true);
    expect(judge(asked('test.chuli.app', 'http://test.chuli.app/'), page('')).strange).toBe(true);
  });

  it('sees links to others, in pages and redirects, and names that are said again', () => {
    const own = asked('himal.test.chuli.app', '/demo');
    expect(judge(own, page('<a href="https://test.chuli.app/x">')).links).toEqual(['https://test.chuli.app']);
    expect(
      judge(own, { status: 302, head: 'HTTP/1.1 302\r\nlocation: //evil.example/', body: '' }),
    ).toMatchObject({
      links: ['//evil.example'],
      echo: true,
    });
  });
});
