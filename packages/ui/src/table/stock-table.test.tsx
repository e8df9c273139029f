import { stockSymbol } from '@chuli/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Follow, type Reference, ReferenceProvider, useReference } from '../formats/reference.tsx';
import { StockCell, StockTable } from './stock-table.tsx';

const follow: Follow = {
  isFollowed: (symbol) => symbol === 'UPPER',
  toggle: () => undefined,
  failure: '',
};

const Shown = ({ given }: { given: Partial<Reference> }) => (
  <ReferenceProvider value={{ ...useReference(), ...given }}>
    <StockTable className="movers">
      <tbody>
        {['NABIL', 'UPPER'].map((symbol) => (
          <tr key={symbol}>
            <StockCell symbol={stockSymbol(symbol)} />
          </tr>
        ))}
      </tbody>
    </StockTable>
  </ReferenceProvider>
);

const markup = (given: Partial<Reference>): string => renderToStaticMarkup(<Shown given={given} />);

describe('a table of stocks written by hand', () => {
  it('has a star for each stock, pressed where it is followed', () => {
    const stars = [
      ...markup({ useFollow: () => follow }).matchAll(/aria-pressed="(\w+)" aria-label="([^"]+)"/g),
    ];
    expect(stars.map(([, pressed, label]) => `${label}: ${pressed}`)).toEqual([
      'Follow NABIL: false',
      'Follow UPPER: true',
    ]);
  });

  it('has no star where nothing can be followed, and opens no row where there is no stock to show', () => {
    const plain = markup({});
    expect(plain).not.toContain('class="star"');
    expect(plain).not.toContain('has-stars');
    expect(plain).not.toContain('row-open');
    expect(markup({ StockPeek: () => null })).toContain('aria-label="Details of NABIL"');
  });

  it('says why a change was refused', () => {
    const refused = { ...follow, failure: 'No room for more stocks.' };
    expect(markup({ useFollow: () => refused })).toContain('No room for more stocks.');
  });
});
