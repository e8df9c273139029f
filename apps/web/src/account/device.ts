const KEY = 'chuli.device';
const BYTES = 16;

const byChance = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let unkept: string | null = null;

export const newName = byChance;

/** The name that this browser made up for itself and keeps: by it the server knows a device that was here before. */
export const deviceName = (): string => {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== null && kept.length >= BYTES) return kept;
    const name = byChance();
    localStorage.setItem(KEY, name);
    return name;
  } catch {
    return (unkept ??= byChance());
  }
};
