const HOUR = 60;

const two = (value: number): string => String(value).padStart(2, '0');

/** `22:05` of minutes past midnight, as a field for times wants it. */
export const timeOf = (minutes: number): string =>
  `${two(Math.floor(minutes / HOUR))}:${two(minutes % HOUR)}`;

/** Null for what is no time of the day. */
export const minutesOf = (time: string): number | null => {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(time) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * HOUR + Number(minutes);
};
