import { expect, it } from 'vitest';
import { type TypedText, afterTyping, afterValue, startText } from './typed-text.ts';

const typed = (...texts: string[]): TypedText =>
  texts.reduce((field, text) => afterTyping(field, text, text.trim()), startText(''));

it('keeps what was typed when earlier letters come back late, also with steps left out', () => {
  const field = typed('1', '1 ', '1 l', '1 la', '1 lac');
  for (const values of [['1', '1 l', '1 la', '1 lac'], ['1 la', '1 lac'], ['1 lac']])
    expect(values.reduce(afterValue, field).text).toBe('1 lac');
});

it('takes every other value as set from outside, and afterwards its own letters too', () => {
  const cleared = afterValue(typed('58', '5'), '');
  expect(cleared.text).toBe('');
  expect(afterValue(cleared, '58').text).toBe('58');
});

it('takes what was typed long ago as set from outside once it has come back', () => {
  expect(afterValue(afterValue(typed('4', '45'), '45'), '4').text).toBe('4');
});

it('knows its letters where the address keeps them in capitals', () => {
  expect(afterValue(typed('nab'), 'NAB').text).toBe('nab');
});
