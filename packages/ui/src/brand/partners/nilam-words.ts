import type { BrandWords } from '../brand-words.ts';

export const nilamWords: BrandWords = {
  links: [
    { label: 'Portfolio management', href: 'https://www.nilam.example/portfolio-management' },
    { label: 'Contact', href: 'https://www.nilam.example/contact' },
  ],
  terms: [
    'The figures are those of the exchange, prepared by another house. Nilam Capital answers for its own services alone.',
    'These pages may be used by clients of Nilam Capital and by visitors for themselves, not to be passed on for money.',
  ],
  disclaimer:
    'Nilam Capital gives no advice on these pages. You decide what to buy or sell and bear any loss.',
};
