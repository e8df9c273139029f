import { describe, expect, it } from 'vitest';
import { ROOT } from '@chuli/command';
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

  it('are found behind a function of any type', () => {
    const source = "const same = <Row>(rows: Row[]) => rows; it('R12 holds', () => same([1]));";
    expect(rulesInTitles(source)).toEqual(['R12']);
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
    expect(byPath.map(({ what }) => what)).toEqual([
      'contract',
      'handler',
      'query listAllPriceAdjustments',
      'query brokerFlow',
      'query flowCoverage',
    ]);
    expect(findPlaces(ROOT, '/api/data/top-buy/')).toEqual(byPath);
    expect(findPlaces(ROOT, 'broker.topBuy')).toEqual(byPath);
    expect(byPath.at(-2)?.where).toMatch(/^packages\/tape\/src\/broker\/broker\.ts:\d+$/);
  });

  it('finds screens and errors, and nothing by a name that does not exist', () => {
    expect(findPlaces(ROOT, '/floorsheet').map(({ what }) => what)[0]).toBe('row');
    expect(findPlaces(ROOT, 'token_not_valid')[0]?.where).toMatch(/errors\.ts:\d+$/);
    expect(findPlaces(ROOT, '/nowhere/')).toEqual([]);
  });

  it.each([
    ['an indicator', 'macd', /^indicator packages\/indicators\/src\/trend\/macd\.ts:\d+$/],
    ['its convention', 'zig-zag-atr', /^convention docs\/conventions\/indicators\.md:\d+$/],
    ['a family', 'price-action', /^family packages\/signals\/src\/families\/price-action\.ts:\d+$/],
    ['a rule', 'tick-sizes', /^rule packages\/market\/src\/market-facts\.ts:\d+$/],
    ['its facts', 'dp-charge', /^facts packages\/market\/src\/trade-cost\.ts:\d+$/],
    [
      'a table of PostgreSQL',
      'caller_usage',
      /^table of the registry packages\/registry\/migrations\/0012-.*:2$/,
    ],
    ['its columns', 'notice', /^columns packages\/registry\/src\/schema\.ts:\d+$/],
    [
      'a table of ClickHouse',
      'session_minute',
      /^table of the tape packages\/tape\/migrations\/0003-.*:\d+$/,
    ],
    ['a command', 'check', /^command scripts\/check\.ts:\d+$/],
    ['a command as it is typed', 'npm run where', /^script package\.json:\d+$/],
    ['a drill', 'drill engines', /^drill drills\/engines-away\.ts:\d+$/],
    ['its row', 'feed', /^row scripts\/drill\.ts:\d+$/],
    ['a bench', 'slice', /^bench bench\/slice\.ts:\d+$/],
    ['a text', 'MACD cross', /^text MACD क्रस packages\/language\/src\/nepali\/signal-rules\.ts:\d+$/],
    ['a text in other letters', 'mean reversion', /nepali\/signal-rules\.ts:\d+$/],
    ['a text in Nepali', 'औसततिर फर्कने', /nepali\/signal-rules\.ts:\d+$/],
  ])('finds %s: %s', (_, wanted, place) => {
    const found = findPlaces(ROOT, wanted).map(({ what, where }) => `${what} ${where}`);
    expect(found).toContainEqual(expect.stringMatching(place));
  });

  it.each(['full', 'load:', 'caller', 'constructor'])('finds nothing called %s', (wanted) => {
    expect(findPlaces(ROOT, wanted)).toEqual([]);
  });
});
