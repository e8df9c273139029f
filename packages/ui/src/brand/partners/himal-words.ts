import type { BrandWords } from '../brand-words.ts';

export const himalWords: BrandWords = {
  links: [
    { label: 'Open an account', href: 'https://himal.example/open-account' },
    { label: 'Trading system', href: 'https://tms.himal.example' },
    { label: 'Contact', href: 'https://himal.example/contact' },
  ],
  terms: [
    'The figures are those of the exchange, prepared by another house. Himal Securities shows them to its clients and adds nothing to them.',
    'An order is placed in the trading system of Himal Securities alone. Nothing on these pages is an order.',
  ],
  disclaimer:
    'Himal Securities gives no advice on these pages. Prices fall as well as rise, and past figures promise nothing.',
};
