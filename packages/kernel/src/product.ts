/** The product's name, in the one place where it is spelt. Addresses that carry it use the slug. */
export const PRODUCT = { name: 'Chuli', slug: 'chuli' } as const;
