import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CARD, type TextMark } from '../../../shared/picture/marks.ts';
import { CARD_ROWS, type CardText, cardMarks } from './card-layout.ts';

/** Every letter is half as wide as it is high. */
const measure = (text: string, size: number): number => text.length * size * 0.5;

const card = (changes: Partial<CardText> = {}): CardText => ({
  brand: 'Chuli',
  title: 'Strong enough',
  rule: 'RSI (14) above 20',
  date: '2026-08-21',
  count: '37',
  ofJudged: 'match, of 251 judged',
  followed: '',
  heads: ['Symbol', 'Close', 'Change'],
  rows: [],
  more: '',
  address: 'example.com/custom-signal-pro-v2?q=rsi(14) > 20',
  honest: 'A reading, not advice',
  ...changes,
});

const textsOf = (of: CardText): TextMark[] =>
  cardMarks(of, measure).flatMap((mark) => (mark.kind === 'text' && mark.text !== '' ? [mark] : []));

const boxOf = ({ text, x, y, size, align }: TextMark) => {
  const width = measure(text, size);
  const left = align === 'left' ? x : x - width;
  return { left, right: left + width, top: y - size * 0.75, bottom: y + size * 0.2 };
};

describe('the picture of a scan', () => {
  it('names the brand, the rule, the day, the number, the stocks, the link and that it is no advice', () => {
    const row = { symbol: 'NABIL', close: '512.00', change: '+1.20', tone: 'up' } as const;
    const said = textsOf(card({ rows: [row], more: 'and 36 more' })).map(({ text }) => text);
    for (const text of ['Chuli', 'RSI (14) above 20', '2026-08-21', '37', 'NABIL', '512.00', '+1.20'])
      expect(said).toContain(text);
    expect(said).toContain('A reading, not advice');
    expect(said).toContain('and 36 more');
  });

  it('shows as many rows as have room', () => {
    const rows = Array.from({ length: 30 }, (_, place) => ({
      symbol: `S${place}`,
      close: '1.00',
      change: '0.00',
      tone: 'flat' as const,
    }));
    const symbols = textsOf(card({ rows })).filter(({ text }) => /^S\d/u.test(text));
    expect(symbols).toHaveLength(CARD_ROWS);
  });

  it('keeps every text inside and apart from every other, however much there is to say', () => {
    const prose = fc
      .array(fc.string({ minLength: 1, maxLength: 14 }), { maxLength: 60 })
      .map((all) => all.join(' '));
    const rowArb = fc.record({
      symbol: fc.string({ minLength: 1, maxLength: 8 }),
      close: fc.constantFrom('9.00', '512.35', '1,02,400.00'),
      change: fc.constantFrom('+10.00', '−3.25', '–'),
      tone: fc.constantFrom('up' as const, 'down' as const, 'flat' as const),
    });
    const wanted = fc.record({
      brand: fc.string({ maxLength: 60 }),
      title: prose,
      rule: prose,
      followed: prose,
      address: prose,
      count: fc.integer({ min: 0, max: 999 }).map(String),
      rows: fc.array(rowArb, { maxLength: 12 }),
      more: fc.constantFrom('', 'and 204 more'),
    });
    fc.assert(
      fc.property(wanted, (changes) => {
        const boxes = textsOf(card(changes)).map(boxOf);
        for (const [place, one] of boxes.entries()) {
          expect(one.left >= 0 && one.right <= CARD.width && one.top >= 0 && one.bottom <= CARD.height).toBe(
            true,
          );
          for (const other of boxes.slice(place + 1)) {
            const apart =
              one.right <= other.left ||
              other.right <= one.left ||
              one.bottom <= other.top ||
              other.bottom <= one.top;
            expect(apart).toBe(true);
          }
        }
      }),
    );
  });
});
