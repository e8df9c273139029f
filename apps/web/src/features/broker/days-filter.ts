import { asking, choiceFilter } from '../../screen-kit/filters.tsx';

const CHOICES = [
  { value: '1', label: '1' },
  { value: '3', label: '3' },
  { value: '5', label: '5' },
  { value: '10', label: '10' },
  { value: '20', label: '20' },
  { value: '60', label: '60' },
] as const;

/** So many sessions up to the day that is shown. */
export const daysFilter = (usual: (typeof CHOICES)[number]['value']) =>
  asking(choiceFilter('Sessions', CHOICES, usual, { isNamed: true }), (days) => ({ days: Number(days) }));
