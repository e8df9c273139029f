import { describe, expect, it } from 'vitest';
import { type CallFailure, failureOf } from '../../api/call-failure.ts';
import { problemsOf } from './form-problems.ts';

const SIGN_UP = (field: string): boolean => ['phone_number', 'name', 'password'].includes(field);
const CHANGE = (field: string): boolean => ['old_password', 'new_password'].includes(field);

const invalid = (...parameters: string[]): CallFailure =>
  failureOf({
    code: 'input.invalid',
    message: 'We couldn’t understand this request.',
    details: { problems: parameters.map((parameter) => ({ parameter, problem: 'Too small' })) },
  });

describe('what the server says of a form', () => {
  it('stands at the fields it is about', () => {
    expect(problemsOf(invalid('phone_number', 'name'), SIGN_UP)).toEqual({
      fields: {
        phone_number: 'A mobile number of Nepal has ten digits and begins with 96, 97 or 98.',
        name: 'Enter a name of at most 100 letters.',
      },
      whole: null,
    });
  });

  it('stands over the form where none of its fields is to blame', () => {
    expect(problemsOf(invalid('device'), SIGN_UP)).toEqual({
      fields: {},
      whole: 'We couldn’t understand this request.',
    });
    expect(problemsOf(invalid('name'), CHANGE).whole).toBe('We couldn’t understand this request.');
  });

  it.each(['short', 'long', 'common', 'personal'])('says why a password is refused: %s', (reason) => {
    const weak = failureOf({
      code: 'password.weak',
      message: 'Choose another password.',
      details: { reason },
    });
    expect(Object.keys(problemsOf(weak, SIGN_UP).fields)).toEqual(['password']);
    expect(Object.keys(problemsOf(weak, CHANGE).fields)).toEqual(['new_password']);
    expect(problemsOf(weak, CHANGE).fields['new_password']).not.toBe('Choose another password.');
  });

  it('tells the wrong present password from the new one', () => {
    const wrong = failureOf({ code: 'password.wrong', message: 'The current password is wrong.' });
    expect(Object.keys(problemsOf(wrong, CHANGE).fields)).toEqual(['old_password']);
  });

  it('says how long to wait', () => {
    const limit = failureOf({
      code: 'limit.reached',
      message: 'Too many tries.',
      details: { retry_after: 600 },
    });
    expect(problemsOf(limit, SIGN_UP).whole).toBe('Too many attempts. Try again in 10 min.');
  });

  it('has words for what is no answer of the server', () => {
    expect(problemsOf(new TypeError('x'), SIGN_UP).whole).toBe('That didn’t work. Try again.');
  });
});
