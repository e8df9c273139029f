export type { ExchangeDay } from './day.ts';
export { type TestExchange, startExchange } from './exchange.ts';
