import { describe, expect, it } from 'vitest';
import type { Sources } from './entries.ts';
import { paletteGroups } from './palette-groups.ts';

const sources: Sources = {
  stocks: [
    { symbol: 'NABIL', name: 'Nabil Bank', sector: 'Banking' },
    { symbol: 'NABBC', name: 'Narayani Development Bank', sector: 'Dev Banks' },
    { symbol: 'UPPER', name: 'Upper Tamakoshi', sector: 'Hydro' },
    { symbol: 'AKJCL', name: 'Ankhu Khola Hydropower', sector: 'Hydro' },
    { symbol: 'HYDX', name: 'Another Company', sector: 'Others' },
    { symbol: 'NETX', name: 'Some Company', sector: 'Others' },
  ],
  brokers: [
    { id: '58', name: 'Naasa Securities' },
    { id: '5', name: 'Market Securities' },
  ],
  screens: [
    { id: 'floorsheet', path: '/floorsheet', title: 'Floorsheet', place: 'flow' },
    { id: 'net-holding', path: '/net-holding', title: 'Net holding', place: 'flow' },
    { id: 'sector-profile', path: '/sector-profile', title: 'Sector profile', place: 'market' },
  ],
  saved: [{ name: 'My net', href: '/net-holding?symbol=NABIL' }],
  recent: ['UPPER', 'GONE'],
  isPast: false,
};

const lines = (text: string, more: Partial<Sources> = {}): string[] =>
  paletteGroups(text, { ...sources, ...more }).flatMap(({ items }) => items.map(({ code }) => code));
const first = (text: string) => paletteGroups(text, sources)[0]?.items[0];

describe('what the palette offers', () => {
  it('a symbol comes first, then what can be done with it', () => {
    expect(lines('NABIL').slice(0, 4)).toEqual(['NABIL', 'NABIL flow 5d', 'NABIL chart', 'NABIL floorsheet']);
  });

  it('`NABIL flow 5d` is the first line and opens just that', () => {
    expect(first('nabil flow 20d')).toMatchObject({
      code: 'NABIL flow 20d',
      act: { path: '/stock-profile', query: { symbol: 'NABIL', tab: 'flow', days: '20' } },
    });
  });

  it('`NABIL levels` opens the view of the tab that has them', () => {
    expect(first('nabil lev')).toMatchObject({
      code: 'NABIL levels',
      act: { path: '/stock-profile', query: { symbol: 'NABIL', tab: 'signals', view: 'levels' } },
    });
    expect(first('nabil fund')).toMatchObject({ act: { query: { symbol: 'NABIL', tab: 'fundamentals' } } });
  });

  it('`b58` is broker 58 and nobody else; 58 finds it too', () => {
    expect(lines('b58')).toEqual(['b58']);
    expect(first('b58 20d')).toMatchObject({
      act: { path: '/broker-profile', query: { broker: '58', days: '20' } },
    });
    expect(first('58')?.code).toBe('b58');
    expect(lines('b5')).toEqual(['b5']);
  });

  it('`broker 58` is the same as `b58`', () => {
    expect(lines('broker 58')).toEqual(['b58']);
  });

  it('`hydro` offers the sector, then companies of that name, then the rest of the sector', () => {
    expect(lines('hydro').slice(0, 3)).toEqual(['Hydro', 'AKJCL', 'UPPER']);
    expect(first('hydro')).toMatchObject({ act: { path: '/sector-profile', query: { sector: '5' } } });
  });

  it('a symbol that begins so comes before the sector, and no sector where its screen is not shown', () => {
    expect(lines('hyd').slice(0, 2)).toEqual(['HYDX', 'AKJCL']);
    expect(lines('hydro', { screens: [] })[0]).toBe('AKJCL');
  });

  it('the second line of a screen is its place', () => {
    expect(first('net h')?.sub).toBe('Flow');
  });

  it('the group with the best match leads: a symbol that begins so before a screen that does', () => {
    expect(first('net')?.code).toBe('NETX');
    expect(first('net h')?.code).toBe('Net holding');
    expect(first('floorsheet')?.code).toBe('Floorsheet');
  });

  it('finds saved views and commands', () => {
    expect(first('my net')).toMatchObject({ act: { kind: 'view', href: '/net-holding?symbol=NABIL' } });
    expect(first('theme d')).toMatchObject({ act: { kind: 'command', command: 'theme-dark' } });
  });

  it('offers the way back to now only in the past, and a typed date leads there', () => {
    expect(lines('back to now')).toEqual([]);
    expect(lines('back to now', { isPast: true })).toEqual(['Back to now']);
    expect(first('2024-05-14')).toMatchObject({ act: { kind: 'day', date: '2024-05-14' } });
    expect(first('2081-02-01')).toMatchObject({
      code: 'As of 2024-05-14',
      name: '2081-02-01 BS, rewind every panel to this day',
      act: { kind: 'day', date: '2024-05-14' },
    });
  });

  it('before anything is typed it shows recent stocks that still exist, saved views and screens', () => {
    expect(lines('').slice(0, 4)).toEqual(['UPPER', 'My net', 'Floorsheet', 'Net holding']);
  });

  it('says nothing rather than anything', () => {
    expect(paletteGroups('qqqq', sources)).toEqual([]);
  });
});
