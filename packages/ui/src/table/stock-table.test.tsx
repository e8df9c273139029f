import { stockSymbol } from '@chuli/kernel';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { type Follow, FollowingProvider } from '../formats/follow.tsx';
import { type Reference, ReferenceProvider, useReference } from '../formats/reference.tsx';
import { StockCell, StockTable } from './stock-table.tsx';

const follow: Follow = {
  isFollowed: (symbol) => symbol === 'UPPER',
  toggle: () => undefined,
  failure: '',
};

type Given = Partial<Reference> & { follow?: Follow | null };

const Shown = ({ given: { follow: stars = null, ...given } }: { given: Given }) => (
  <ReferenceProvider value={{ ...useReference(), ...given }}>
    <FollowingProvider value={{ follow: stars, want: () => undefined }}>
      <StockTable className="movers">
        <tbody>
          {['NABIL', 'UPPER'].map((symbol) => (
            <tr key={symbol}>
              <StockCell symbol={stockSymbol(symbol)} />
            </tr>
          ))}
        </tbody>
      </StockTable>
    </FollowingProvider>
  </ReferenceProvider>
);

const markup = (given: Given): string => renderToStaticMarkup(<Shown given={given} />);

describe('a table of stocks written by hand', () => {
  it('has a star for each stock, pressed where it is followed', () => {
    const stars = [...markup({ follow }).matchAll(/aria-pressed="(\w+)" aria-label="([^"]+)"/g)];
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
    expect(markup({ follow: refused })).toContain('No room for more stocks.');
  });
});
