export { type WatchedFigures, watchedFigures } from './watched-figures.ts';
