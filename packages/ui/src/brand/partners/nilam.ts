import type { Brand } from '../brand.ts';

/** An invented broker in indigo. */
export const nilam: Brand = {
  id: 'nilam',
  name: 'Nilam Capital',
  mark: 'N',
  colours: {
    light: {
      brand: '#23265f',
      'on-brand': '#ffffff',
      accent: '#3d36b8',
      'accent-strong': '#2c2790',
      'accent-soft': '#ebeafb',
      'on-accent': '#ffffff',
      'focus-out': '#3d36b8',
      s1: '#3d36b8',
    },
    dark: {
      brand: '#d5d6fa',
      'on-brand': '#0d1012',
      accent: '#a9a3ff',
      'accent-strong': '#c6c2ff',
      'accent-soft': '#1e1b45',
      'on-accent': '#0c0a26',
      'focus-out': '#a9a3ff',
      s1: '#a9a3ff',
    },
  },
};
