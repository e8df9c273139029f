import { describe, expect, it } from 'vitest';
import { isPushService } from './push-services.ts';

const TEST = 'http://127.0.0.1:4999';

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/x',
    'https://updates.push.services.mozilla.com/wpush/v2/x',
    'https://web.push.apple.com/x',
    'https://db5p.notify.windows.com/w/?token=x',
    `${TEST}/push/x`,
  ])('is %s', (endpoint) => {
    expect(isPushService(endpoint, [TEST])).toBe(true);
  });

  it.each([
    'http://fcm.googleapis.com/x',
    'https://fcm.googleapis.com:8443/x',
    'https://fcm.googleapis.com.evil.example/x',
    'https://evilfcm.googleapis.com.example/x',
    'https://notpush.apple.com@evil.example/x',
    'https://169.254.169.254/latest',
    'http://127.0.0.1:4998/push',
    'file:///etc/passwd',
    'nonsense',
    '',
  ])('is not %j', (endpoint) => {
    expect(isPushService(endpoint, [TEST])).toBe(false);
  });
});
