export { archiveFolder } from './archive-folder.ts';
export { type ExchangeDay, type TestExchange, startExchange } from './exchange/index.ts';
export { type MailFault, type TestMailServer, startMailServer } from './mail-server.ts';
export { type PushFault, type TestPushService, startPushService } from './push-service.ts';
export { type SmsFault, type TestSmsGateway, startSmsGateway } from './sms-gateway.ts';
export { testClickHouse, type TestClickHouse } from './test-clickhouse.ts';
export { type PrivateNats, type TestNats, privateNats, testNats } from './test-nats.ts';
export { testPostgres, type TestPostgres } from './test-postgres.ts';
export { testRegistry, type TestRegistry } from './test-registry.ts';
