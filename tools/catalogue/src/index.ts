export { type Comparison, compare } from './compare.ts';
export { findPlaces } from './find.ts';
export { readOurs } from './ours.ts';
export { writtenFiles } from './pages.ts';
export { type ScreenSizes, measureScreens } from './screen-sizes.ts';
export { readSpec } from './spec.ts';
