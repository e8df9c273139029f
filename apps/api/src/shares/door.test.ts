import { instant } from '@chuli/kernel';
import { expect, it } from 'vitest';
import { openDoor } from './door.ts';

const openAt = (most?: number) => {
  const time = { now: 0 };
  return { time, door: openDoor(() => instant(time.now), most) };
};

it('turns away whoever was refused, says for how long, and lets him in after that', () => {
  const { time, door } = openAt();
  door.pass('one');
  door.shut('one', 2);
  time.now = 500;
  expect(() => door.pass('one')).toThrow(
    expect.objectContaining({ code: 'load.too-many', details: { retry_after: 2 } }),
  );
  door.pass('another');
  time.now = 2_000;
  door.pass('one');
});

it('opens to whoever was refused when the clock is set back', () => {
  const { time, door } = openAt();
  time.now = 3_600_000;
  door.shut('one', 2);
  time.now = 0;
  expect(() => door.pass('one')).not.toThrow();
});

it('remembers a bounded number of bounded keys', () => {
  const { door } = openAt(2);
  for (const key of ['one', 'two', 'three', 'x'.repeat(10_000)]) door.shut(key, 2);
  for (const key of ['one', 'x'.repeat(10_000)]) door.pass(key);
  for (const key of ['two', 'three']) expect(() => door.pass(key)).toThrow('load.too-many');
});
