import { randomUUID } from 'node:crypto';
import { sparrowSms } from '@chuli/messages';
import type { Tape } from '@chuli/tape';
import { type PhoneNumber, instant } from '@chuli/kernel';
import { startSmsGateway, testRegistry } from '@chuli/testkit';
import { expect, it } from 'vitest';
import { createLogger } from '../../logger.ts';
import { buildServer } from '../../server.ts';

const PHONE = '9841234567';
const PASSWORD = 'a tall stupa at dawn';

it('writes no number, code, password, token or followed stock into the log, whatever succeeds or fails', async () => {
  const [{ registry, close }, gateway] = await Promise.all([
    testRegistry(2),
    startSmsGateway('gateway token'),
  ]);
  const lines: string[] = [];
  const log = createLogger('trace', { write: (line) => void lines.push(line) });
  const sms = sparrowSms({ url: gateway.sparrowUrl, token: 'gateway token', from: 'Chuli' });
  const server = await buildServer(
    { registry, tape: {} as Tape, clock: () => instant(Date.now()), log },
    { checkReplies: true, cacheBytes: 0, people: { sms } },
  );
  const send = async (path: string, body: object, headers: Record<string, string> = {}) => {
    const reply = await server.inject({ method: 'POST', url: `/api${path}`, payload: body, headers });
    return reply.json<Record<string, unknown>>();
  };
  const secrets = new Set<string>([PHONE, PASSWORD, 'gateway token']);
  try {
    gateway.fault('no-json', 1);
    const signUp = { phone_number: PHONE, password: PASSWORD, name: 'Hari' };
    const { request } = await send('/authenticate/v2/signup/', signUp);
    await send('/authenticate/v2/signup/', signUp);
    await expect.poll(() => gateway.taken.length).toBe(1);
    const code = /\d{6}/.exec(gateway.taken[0]?.text ?? '')?.[0] ?? '';
    const shown = { phone_number: PHONE, request, code, device: randomUUID() };
    await send('/authenticate/v2/signup/verify/', { ...shown, code: 'abc', extra: PHONE });
    const { access, refresh } = await send('/authenticate/v2/signup/verify/', shown);
    await send('/authenticate/v2/token/', { ...shown, password: PASSWORD, [PHONE]: PASSWORD });
    await send('/authenticate/v2/token/', {
      phone_number: PHONE,
      password: 'wrong one',
      device: randomUUID(),
    });
    const headers = { authorization: `Bearer ${String(access)}` };
    await server.inject({ url: `/api/accounts/user/whoami/?token=${String(access)}`, headers });
    for (const path of ['/membership/package/', '/membership/package', '/membership/%zz'])
      await server.inject({ method: 'DELETE', url: `/api${path}?stocks=FOLLOWED`, headers });
    await server.inject({ url: '/api/sector/?open=SHOWN' });
    await send('/authenticate/v2/token/refresh/', { refresh, device: randomUUID() });
    const twice = { phone_number: `+977${PHONE}` as PhoneNumber, name: 'x', password_hash: 'x' };
    const moments = { created_at: new Date(), password_changed_at: new Date() };
    const error: unknown = await registry
      .insertInto('person')
      .values({ ...twice, ...moments })
      .execute()
      .catch((reason: unknown) => reason);
    log.error({ err: error }, 'failed');
    for (const secret of [request, code, access, refresh]) secrets.add(String(secret));
    const text = lines.join('');
    expect(text).toContain('/api/membership/package/');
    expect(text).toContain('/api/sector/?open=SHOWN');
    expect(text).not.toContain('FOLLOWED');
    expect(text).toContain('refresh token came again');
    expect(text).toContain('duplicate key');
    for (const secret of secrets) expect(text.includes(secret), secret).toBe(false);
  } finally {
    await server.close();
    await Promise.all([close(), gateway.stop()]);
  }
});
