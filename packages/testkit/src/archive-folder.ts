/** The archive of real market data, for tests that need it; null where there is none and they skip. */
export const archiveFolder = (): string | null => process.env['CHULI_ARCHIVE'] ?? null;
