import { describe, expect, it } from 'vitest';
import { ROOT } from '../run.ts';
import { compare } from './compare.ts';
import { findPlaces } from './find.ts';
import { rulesInTitles } from './rules-held.ts';

const open = (name: string, ...parameters: string[]) => ({ name, access: 'open' as const, parameters });

describe('comparing with the specification', () => {
  it('tells what is held, missing, surplus, open to others or short of a parameter', () => {
    const asked = [
      open('GET /a/', 'symbol'),
      open('GET /b/'),
      { ...open('GET /c/'), access: 'user' as const },
      open('GET /e/', 'days'),
    ];
    const ours = [
      open('GET /a/', 'as_of', 'symbol'),
      open('GET /c/'),
      open('GET /d/'),
      open('GET /e/', 'date'),
    ];
    expect(compare(asked, ours)).toEqual({
      asked: 4,
      held: ['GET /a/', 'GET /c/', 'GET /e/'],
      missing: ['GET /b/'],
      surplus: ['GET /d/'],
      differing: ['GET /c/', 'GET /e/'],
    });
  });
});

describe('rules named by tests', () => {
  it('are read from titles alone', () => {
    const source = `
      // R01 in a comment
      const text = 'R02';
      describe('R03 and R04', () => { it("R05: holds", () => {}); });
      it.each([['R06']])('R07 %s', () => {});
      test(\`R08 \${text}\`, () => {});
      test.describe('R09', () => {});
    `;
    expect(rulesInTitles(source)).toEqual(['R03', 'R04', 'R05', 'R07', 'R08', 'R09']);
  });

  it('do not count while their test is skipped', () => {
    expect(
      rulesInTitles("it.skip('R10', () => {}); describe.skip('x', () => { it('R11', () => {}); });"),
    ).toEqual([]);
  });
});

describe('where', () => {
  it('finds contract, handler and query of a call by address and by id', () => {
    const byPath = findPlaces(ROOT, '/data/top-buy/');
    expect(byPath.map(({ what }) => what)).toEqual(['contract', 'handler', 'query brokerFlow']);
    expect(findPlaces(ROOT, '/api/data/top-buy/')).toEqual(byPath);
    expect(findPlaces(ROOT, 'broker.topBuy')).toEqual(byPath);
    expect(byPath.at(-1)?.where).toMatch(/^packages\/tape\/src\/queries\/broker\.ts:\d+$/);
  });

  it('finds screens and errors, and nothing by a name that does not exist', () => {
    expect(findPlaces(ROOT, '/floorsheet').map(({ what }) => what)[0]).toBe('row');
    expect(findPlaces(ROOT, 'token_not_valid')[0]?.where).toMatch(/errors\.ts:\d+$/);
    expect(findPlaces(ROOT, '/nowhere/')).toEqual([]);
  });
});
