import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Value } from './value.tsx';

describe('a figure on the screen', () => {
  it('is n/a with a reason when it is not known, never 0', () => {
    const html = renderToStaticMarkup(<Value format="rupees" value={null} unknown="Nothing was bought" />);
    expect(html).toContain('n/a');
    expect(html).toContain('title="Nothing was bought"');
  });

  it('has the exact rupees on hover when it is shortened', () => {
    expect(renderToStaticMarkup(<Value format="amount" value={86_21_01_062.4} />)).toContain(
      'Rs 86,21,01,062.40',
    );
  });

  it('stands in the unit of its column, unless nothing would be left of it', () => {
    const shown = (value: number): string =>
      renderToStaticMarkup(<Value format="amount" value={value} unit="Cr" />);
    expect(shown(43_51_000)).toContain('0.44');
    expect(shown(12_345_00_00_000)).toContain('12,345.00');
    expect(shown(4_000)).toContain('4.00<span class="unit">\u00a0K');
  });

  it('has an arrow with its colour', () => {
    expect(renderToStaticMarkup(<Value format="percent" value={-0.64} />)).toContain('dir-down dir-arrow');
    expect(renderToStaticMarkup(<Value format="netQuantity" value={246_908} />)).toContain('+2,46,908');
  });

  it('has no colour after a signal, and says in words whether the side was right', () => {
    const fell = renderToStaticMarkup(<Value format="changeSince" value={[-3.2, 'right']} />);
    expect(fell).toContain('−3.20');
    expect(fell).toContain('aria-label="right so far"');
    expect(fell).not.toContain('dir-');
    expect(renderToStaticMarkup(<Value format="changeSince" value={[4, 'wrong']} />)).toContain('✗');
    expect(renderToStaticMarkup(<Value format="changeSince" value={[0, 'open']} />)).not.toMatch(/✓|✗/);
  });

  it('draws a course in the colour of where it led, and says so in words', () => {
    const html = renderToStaticMarkup(<Value format="sparkline" value={[512.5, 540, 498]} />);
    expect(html).toContain('is-down');
    expect(html).toContain('From 512.50 to 498.00');
  });

  it('says in words what the persistence bars draw', () => {
    expect(renderToStaticMarkup(<Value format="sparkbars" value={[5, -2, 0, 7]} />)).toContain(
      'Net bought in 2, net sold in 1 of 4 sessions; last +7',
    );
  });

  it('draws a mean grey while its interval holds zero, and says all three', () => {
    const html = renderToStaticMarkup(<Value format="interval" value={[0.4, -0.2, 1]} />);
    expect(html).toContain('is-flat');
    expect(html).toContain('+0.4 percent, between −0.2 and +1.0');
    expect(renderToStaticMarkup(<Value format="interval" value={[-1, -2, -0.1]} />)).toContain('is-down');
  });

  it('draws a candle that closed above its open hollow, the other filled', () => {
    const html = renderToStaticMarkup(<Value format="candles" value={[10, 12, 9, 11, 11, 11, 8, 9]} />);
    expect(html.match(/class="(up|down)"/g)).toEqual(['class="up"', 'class="down"']);
    expect(html).toContain('2 candles');
  });

  it('leads from a word to its place', () => {
    const html = renderToStaticMarkup(<Value format="link" value={['Hammer', '/charts?symbol=NABIL']} />);
    expect(html).toContain('href="/charts?symbol=NABIL"');
    expect(html).toContain('>Hammer</a>');
  });

  it('leads from a sector to the sector and from a session to its day', () => {
    expect(renderToStaticMarkup(<Value format="sector" value="Hydro" />)).toBe(
      '<a href="?sector=5">Hydro</a>',
    );
    expect(renderToStaticMarkup(<Value format="sector" value="No such sector" />)).toBe('No such sector');
    expect(renderToStaticMarkup(<Value format="session" value="2026-08-20" />)).toMatch(
      /^<a href="\?as_of=2026-08-20"[^>]*>2026-08-20<\/a>$/,
    );
  });
});
