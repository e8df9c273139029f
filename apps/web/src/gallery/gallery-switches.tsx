import { SegmentedControl, applyBrand, himal, nilam } from '@chuli/ui';
import { useEffect, useState } from 'react';

const root = document.documentElement;

const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const DENSITIES = [
  { value: 'compact', label: 'Compact' },
  { value: 'comfortable', label: 'Comfortable' },
] as const;
const BRANDS = { house: null, himal, nilam };
const BRAND_CHOICES = [
  { value: 'house', label: 'House' },
  { value: 'himal', label: himal.name },
  { value: 'nilam', label: nilam.name },
] as const;

/** A choice that holds for as long as the gallery is open. */
const useRootData = <V extends string>(name: string, first: V): [V, (value: V) => void] => {
  const [value, setValue] = useState(first);
  useEffect(() => {
    root.dataset[name] = value;
  }, [name, value]);
  return [value, setValue];
};

export const GallerySwitches = () => {
  const [theme, setTheme] = useRootData<'light' | 'dark'>(
    'theme',
    root.dataset['theme'] === 'dark' ? 'dark' : 'light',
  );
  const [density, setDensity] = useRootData<'compact' | 'comfortable'>('density', 'compact');
  const [brand, setBrand] = useState<keyof typeof BRANDS>('house');
  useEffect(() => applyBrand(root, BRANDS[brand]), [brand]);
  return (
    <header className="flex flex-wrap items-center gap-3 border-b border-line bg-surface px-3 py-2">
      <h1 className="text-16 text-brand">Gallery</h1>
      <SegmentedControl label="Theme" choices={THEMES} value={theme} onChoose={setTheme} />
      <SegmentedControl label="Density" choices={DENSITIES} value={density} onChoose={setDensity} />
      <SegmentedControl label="Brand" choices={BRAND_CHOICES} value={brand} onChoose={setBrand} />
    </header>
  );
};
