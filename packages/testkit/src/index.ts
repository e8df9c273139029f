export { archiveFolder } from './archive-folder.ts';
export { testClickHouse, type TestClickHouse } from './test-clickhouse.ts';
export { testPostgres, type TestPostgres } from './test-postgres.ts';
