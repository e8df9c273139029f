/** How long the other side asks us to wait: seconds or a date (RFC 9110). */
export const retryAfter = (value: string | null): number | null => {
  const seconds = Number(value ?? Number.NaN);
  if (Number.isFinite(seconds)) return seconds * 1_000;
  const at = Date.parse(value ?? '');
  return Number.isNaN(at) ? null : Math.max(0, at - Date.now());
};
