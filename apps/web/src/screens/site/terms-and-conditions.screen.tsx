export { default } from './terms-and-condition.screen.tsx';
