import { phoneNumber } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { passwordProblem } from './password-rules.ts';

const known = { phone: phoneNumber('9841234567'), name: 'Maya Gurung' };

describe('a password', () => {
  it.each([
    'correct horse battery staple',
    'मेरो घर पोखरामा छ',
    '        a       ',
    'onlylowercaseletters',
    '4093 1187 6620 5512',
    'x'.repeat(100) + 'yz',
    '🏔🏔🏔 to the top 🏔',
    'maya went to pokhara',
  ])('may be %j', (password) => {
    expect(passwordProblem(password, known)).toBeNull();
  });

  it.each([
    ['', 'short'],
    ['seven77', 'short'],
    ['🏔🏔🏔🏔🏔🏔🏔', 'short'],
    ['ab'.repeat(64) + 'c', 'long'],
    ['password', 'common'],
    ['PASSWORD', 'common'],
    ['P@ssw0rd', 'common'],
    ['password2099!', 'common'],
    ['Nepal@2083', 'common'],
    ['!!nepse!!', 'common'],
    ['chuli999', 'common'],
    ['kathmandu123', 'common'],
    ['00000000', 'common'],
    ['zzzzzzzzzz', 'common'],
    ['23456789', 'common'],
    ['ghijklmnop', 'common'],
    ['wxyzwxyz', 'common'],
    ['9841234567', 'personal'],
    ['+977-984-123-4567', 'personal'],
    ['my 9841234567', 'personal'],
    ['mayagurung', 'personal'],
    ['Gurung2083', 'personal'],
  ])('%j is %s', (password, problem) => {
    expect(passwordProblem(password, known)).toBe(problem);
  });
});
