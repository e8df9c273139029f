export { default } from './privacy-policy.screen.tsx';
