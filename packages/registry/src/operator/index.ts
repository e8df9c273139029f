export { asOnlyDeploy } from './one-deploy.ts';
export { type WatchedFigures, watchedFigures } from './watched-figures.ts';
