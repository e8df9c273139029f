export { Leaving, LogLevel, Stores, host, listOf, port, whole } from './common.ts';
export type { ProcessSettings } from './process-settings.ts';
export { type SettingRow, settingRows } from './rows.ts';
export { secret } from './secret.ts';
export { SHARED } from './shared.ts';
