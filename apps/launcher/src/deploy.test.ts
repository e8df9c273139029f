import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@chuli/command';
import { PORTS } from '@chuli/kernel';
import { describe, expect, it } from 'vitest';
import { PROCESSES, type ProcessName } from './commands.ts';

const NAMES = Object.keys(PROCESSES) as ProcessName[];
/** Five seconds for the balancer, forty for a crowd of listeners, ten for what runs; the worker waits for nobody. */
const LEAST_TO_STOP: Readonly<Record<ProcessName, number>> = {
  web: 60,
  api: 20,
  live: 60,
  ingest: 20,
  worker: 12,
};

const BACKUPS = ['archive', 'backup'];

const read = (...parts: string[]): string => readFileSync(path.join(ROOT, 'deploy', ...parts), 'utf8');
const valueIn = (text: string, name: string): string | undefined =>
  new RegExp(`^ *${name}[=:] *(.+)$`, 'm').exec(text)?.[1];

describe('the units of deploy/systemd', () => {
  it('are one for each process, for migrations, backups, gateways that mirror others, a second PostgreSQL, and the status page', () => {
    const units = readdirSync(path.join(ROOT, 'deploy/systemd')).filter((name) => name.endsWith('.service'));
    expect(units.toSorted()).toEqual(
      [...NAMES, 'migrate', 'relay', 'standby', 'status', ...BACKUPS]
        .map((name) => `chuli-${name}.service`)
        .toSorted(),
    );
  });

  it.each(NAMES)('start %s by the launcher, limit it, and let it drain', (name) => {
    const unit = read('systemd', `chuli-${name}.service`);
    expect(valueIn(unit, 'ExecStart')).toBe(`/opt/chuli/current/bin/chuli ${name}`);
    expect(valueIn(unit, 'EnvironmentFile')).toBe(`/etc/chuli/${name}.env`);
    expect(valueIn(unit, 'MemoryMax')).toMatch(/^\dG$/);
    expect(Number(valueIn(unit, 'TimeoutStopSec'))).toBeGreaterThanOrEqual(LEAST_TO_STOP[name]);
  });
});

describe('the units of backups', () => {
  it.each([
    ['archive', 'archive'],
    ['backup', 'take'],
  ])('chuli-%s runs backup %s by the launcher, where the store can be written', (name, verb) => {
    const unit = read('systemd', `chuli-${name}.service`);
    expect(valueIn(unit, 'ExecStart')).toBe(`/opt/chuli/current/bin/chuli backup ${verb}`);
    expect(valueIn(unit, 'EnvironmentFile')).toBe('/etc/chuli/backup.env');
    expect(valueIn(unit, 'ReadWritePaths')).toBe('/srv/chuli-store');
    expect(valueIn(unit, 'User')).toBe('chuli-backup');
  });

  it('take one every night, also after a night in which the machine was off', () => {
    const timer = read('systemd', 'chuli-backup.timer');
    expect(valueIn(timer, 'OnCalendar')).toBe('*-*-* 21:30:00 UTC');
    expect(valueIn(timer, 'Persistent')).toBe('yes');
  });
});

it('starts the status page by the launcher, on a machine where nothing else of ours runs', () => {
  const unit = read('systemd', 'chuli-status.service');
  expect(valueIn(unit, 'ExecStart')).toBe('/opt/chuli/current/bin/chuli status');
  expect(valueIn(unit, 'EnvironmentFile')).toBe('/etc/chuli/status.env');
  expect(valueIn(unit, 'WantedBy')).toBe('multi-user.target');
  expect(valueIn(unit, 'StateDirectory')).toBe('chuli-status');
});

describe('a relay', () => {
  it.each(['ExecStart', 'MemoryMax', 'TimeoutStopSec'])('is started as a gateway is: %s', (name) => {
    const [relay, live] = ['relay', 'live'].map((one) => read('systemd', `chuli-${one}.service`));
    expect(valueIn(relay ?? '', name)).toBe(valueIn(live ?? '', name));
  });

  it('has settings of its own, and in containers a profile', () => {
    expect(read('systemd', 'chuli-relay.service')).toContain('EnvironmentFile=/etc/chuli/relay.env');
    expect(read('compose.yaml')).toMatch(/ {2}relay:[^]*?profiles: \[relays\][^]*?\/relay\.env/);
  });
});

describe('deploy/compose.yaml', () => {
  const services = new Map(
    read('compose.yaml')
      .split(/^ {2}(?=\w+:$)/m)
      .map((part) => [part.slice(0, part.indexOf(':')), part]),
  );

  it.each(NAMES)('runs %s of the image, looks at its own port, and lets it drain', (name) => {
    const service = services.get(name) ?? '';
    expect(valueIn(service, 'command')).toBe(name);
    expect(service).toContain(`/${name}.env`);
    expect(service).toContain(`http://127.0.0.1:${PORTS[name]}/`);
    expect(Number.parseInt(valueIn(service, 'stop_grace_period') ?? '', 10)).toBeGreaterThanOrEqual(
      LEAST_TO_STOP[name],
    );
  });
});

it('has the proxy send to the web server where it is by default', () => {
  expect(read('proxy', 'haproxy.cfg')).toContain(`-127.0.0.1:${PORTS.web}}`);
});
