import { METRICS_PORTS, PORTS, STANDBY_PORT, STATUS_PORT } from '@chuli/kernel';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { allSettings, settingsExample } from './settings-page.ts';

const portsOf = (ending: RegExp) =>
  Object.fromEntries(
    allSettings().flatMap(({ name, fallback, processes }) =>
      ending.test(name) ? [[...processes, Number(fallback)]] : [],
    ),
  );

it('has each process listen, and tell its figures, on its own port', () => {
  expect(portsOf(/_METRICS_PORT$/)).toEqual(METRICS_PORTS);
  expect(portsOf(/(?<!_METRICS)_PORT$/)).toEqual({
    ...PORTS,
    standby: STANDBY_PORT,
    status: STATUS_PORT,
  });
});

it('tells of every password, token and key that it is secret', () => {
  const isPublic = /_(?:PUBLIC|FOLDER|PRODUCT_CODE)$/;
  const open = allSettings().filter(
    ({ name, isSecret }) =>
      !isSecret && /PASSWORD|TOKEN|SECRET|_KEY|PRIVATE|HEADERS/.test(name) && !isPublic.test(name),
  );
  // A file is no secret; what is in it is.
  expect(open.map(({ name }) => name)).toEqual(['NATS_KEY']);
});

it('leaves open in the example exactly what has to be said', () => {
  const open = Object.keys(parseEnv(settingsExample()));
  expect(open).toContain('CHULI_TOKEN_KEY');
  expect(open).toContain('DATABASE_URL');
  expect(open).toContain('CHULI_SOURCE');
  expect(open).not.toContain('CHULI_ESEWA_SECRET');
  expect(open).not.toContain('CHULI_API_PORT');
});
