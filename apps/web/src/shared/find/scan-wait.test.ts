import { expect, it } from 'vitest';
import { CallFailure } from '../../api/call-failure.ts';
import { WAITING, secondsToWait } from './scan-wait.ts';

const tooFast = (details: Record<string, unknown> = { retry_after: 17 }) =>
  new CallFailure('scan.too-fast', 'Wait a little.', { details, mayPass: true });

it('a scan that came too soon waits as long as the server says, a few times', () => {
  expect([secondsToWait(tooFast()), WAITING.retryDelay(0, tooFast())]).toEqual([17, 17_000]);
  expect([WAITING.retry(0, tooFast()), WAITING.retry(5, tooFast())]).toEqual([true, false]);
});

it('an answer without a time is waited for a moment', () => {
  for (const retry_after of [undefined, 'soon', -3]) expect(secondsToWait(tooFast({ retry_after }))).toBe(5);
});

it('every other failure is told at once', () => {
  const failures = [
    new CallFailure('scan.units', 'No.'),
    new CallFailure('load.busy', 'Busy.'),
    new Error('x'),
  ];
  for (const error of failures)
    expect([secondsToWait(error), WAITING.retry(0, error)]).toEqual([null, false]);
});
