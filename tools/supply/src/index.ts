export { checkSupply } from './supply.ts';
