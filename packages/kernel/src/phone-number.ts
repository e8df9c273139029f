import type { Branded } from './branded.ts';
import { AppError } from './app-error.ts';

/** A Nepalese mobile number in its one stored form, E.164: `+9779841234567`. */
export type PhoneNumber = Branded<string, 'PhoneNumber'>;

/** As people write it: spaces, hyphens, dots and brackets between digits, and at most one plus in front. */
const WRITTEN = /^\+?[\d\s().-]{10,30}$/;

/**
 * Ten digits from 96, 97 or 98 on. Operators come and go, numbers move between them and new blocks open, so no list of
 * operators is asked (domain notes of 2026-09: NTC 974–976, 984–986; Ncell 970, 980–982; Smart 961, 962, 988).
 */
const NATIONAL = /^9[678]\d{8}$/;

const COUNTRY = '977';

const nationalOf = (text: string): string | null => {
  if (!WRITTEN.test(text)) return null;
  const digits = text.replaceAll(/\D/g, '');
  if (text.startsWith('+') && !digits.startsWith(COUNTRY)) return null;
  const national = digits.replace(/^(00)?977(?=\d{10}$)/, '').replace(/^0(?=\d{10}$)/, '');
  return NATIONAL.test(national) ? national : null;
};

/** Null where the text is no mobile number of Nepal. */
export const parsePhoneNumber = (text: string): PhoneNumber | null => {
  const national = nationalOf(text.trim());
  return national === null ? null : (`+${COUNTRY}${national}` as PhoneNumber);
};

/** The number itself stays out of the error, which may be written down. */
export const phoneNumber = (text: string): PhoneNumber => {
  const parsed = parsePhoneNumber(text);
  if (parsed === null) throw new AppError('input.invalid', { parameter: 'phone_number' });
  return parsed;
};

/** The ten digits that gateways in Nepal expect. */
export const nationalNumber = (phone: PhoneNumber): string => phone.slice(COUNTRY.length + 1);

/** What may be shown of a number to someone who is not its owner: `98•••••567`. */
export const maskPhoneNumber = (phone: PhoneNumber): string => {
  const national = nationalNumber(phone);
  return `${national.slice(0, 2)}•••••${national.slice(-3)}`;
};
