import type { Brand } from '../brand.ts';

/** An invented broker, to see the product in another colour. */
export const himal: Brand = {
  id: 'himal',
  name: 'Himal Securities',
  mark: 'H',
  colours: {
    light: {
      brand: '#4d2077',
      'on-brand': '#ffffff',
      accent: '#6a2fa0',
      'accent-strong': '#522280',
      'accent-soft': '#f1e9fa',
      'on-accent': '#ffffff',
      'focus-out': '#6a2fa0',
      s1: '#6a2fa0',
    },
    dark: {
      brand: '#e3d0f8',
      'on-brand': '#0d1012',
      accent: '#c9a0f5',
      'accent-strong': '#dcc0fa',
      'accent-soft': '#2a1740',
      'on-accent': '#170626',
      'focus-out': '#c9a0f5',
      s1: '#c9a0f5',
    },
  },
};
