export { type BrokerDay, brokerDays } from './broker-days.ts';
export {
  type FlowQuestion,
  type FlowRow,
  type FlowSubject,
  type ShareEra,
  brokerFlow,
  flowParams,
  flowSql,
} from './broker.ts';
