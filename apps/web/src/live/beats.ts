/** The server beats every ten seconds; three that did not come mean that nothing comes. */
const BEAT_MS = 10_000;
export const SILENT_AFTER_MS = 3 * BEAT_MS;
