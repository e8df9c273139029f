import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LockedState } from './locked-state.tsx';

const shown = (address: string): string =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[address]}>
      <LockedState title="Broker flow" />
    </MemoryRouter>,
  );

it('a locked feature says what opens it and offers the demo stock, with the other filters kept', () => {
  const text = shown('/net-holding?symbol=UPPER&days=20');
  expect(text).toContain('Broker flow');
  expect(text).toContain('href="/net-holding?symbol=NABIL&amp;days=20"');
});

it('the demo stock is not offered where it is locked itself', () => {
  expect(shown('/net-holding?symbol=NABIL')).not.toContain('href');
});
