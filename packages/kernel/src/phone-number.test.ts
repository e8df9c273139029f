import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from './app-error.ts';
import { maskPhoneNumber, nationalNumber, parsePhoneNumber, phoneNumber } from './phone-number.ts';

describe('a phone number', () => {
  it.each([
    '9841234567',
    ' 984-1234567 ',
    '09841234567',
    '9779841234567',
    '+977 984 123 4567',
    '+977-(984)-1234567',
    '009779841234567',
    '977.984.1234567',
  ])('%j has one stored form', (text) => {
    expect(phoneNumber(text)).toBe('+9779841234567');
  });

  it.each(['9601234567', '9701234567', '9741234567', '9801234567', '9881234567'])(
    '%s of any block from 96 to 98 is taken',
    (text) => {
      expect(phoneNumber(text)).toBe(`+977${text}`);
    },
  );

  it.each([
    '',
    '014412345',
    '9541234567',
    '9941234567',
    '984123456',
    '98412345678',
    '+919841234567',
    '+9841234567',
    '++9779841234567',
    '984123456७',
    '9841234567;',
    "9841234567' or 1=1",
    '977977984123456',
    'a9841234567',
  ])('%j is refused', (text) => {
    expect(parsePhoneNumber(text)).toBeNull();
  });

  it('stays out of the error that refuses it', () => {
    const refuse = () => phoneNumber('9541234567');
    expect(refuse).toThrow(AppError);
    expect(refuse).not.toThrow('9541234567');
  });

  it('is its own normal form, whatever separators stand between the digits', () => {
    const separator = fc.constantFrom('', ' ', '-', '.', '  ');
    const written = fc.tuple(
      fc.constantFrom('', '+977', '977', '0', '00977'),
      fc.constantFrom('96', '97', '98'),
      fc.array(fc.tuple(separator, fc.integer({ min: 0, max: 9 })), { minLength: 8, maxLength: 8 }),
    );
    fc.assert(
      fc.property(written, ([prefix, start, rest]) => {
        const phone = phoneNumber(
          `${prefix}${start}${rest.map(([gap, digit]) => `${gap}${digit}`).join('')}`,
        );
        expect(phone).toBe(`+977${start}${rest.map(([, digit]) => digit).join('')}`);
        expect(phoneNumber(phone)).toBe(phone);
        expect(phoneNumber(nationalNumber(phone))).toBe(phone);
      }),
    );
  });

  it('is shown to others without its middle', () => {
    expect(maskPhoneNumber(phoneNumber('9841234567'))).toBe('98•••••567');
  });
});
