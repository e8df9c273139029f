import { describe, expect, it } from 'vitest';
import {
  type Variables,
  needed,
  readEnvironment,
  refused,
  schemaFaults,
  settingsError,
} from './environment.ts';

const DEMANDS = [
  needed('KEY', 'a key'),
  needed('SENDER', 'a sender', ({ GATEWAY }) => GATEWAY === 'pigeon'),
  refused('FREE', 'gives all away'),
  refused('SOURCE', 'is invented', (value, place) => place === 'production' && value === 'dream'),
];
const namesIn = (variables: Variables): string[] =>
  readEnvironment(variables, DEMANDS).faults.map((fault) => fault.split(':')[0] ?? '');

describe('the switch', () => {
  it.each<[string, Variables, string]>([
    ['nothing', {}, 'production'],
    ['an empty word', { CHULI_ENVIRONMENT: '' }, 'production'],
    ['production', { CHULI_ENVIRONMENT: 'production' }, 'production'],
    ['test', { CHULI_ENVIRONMENT: 'test' }, 'test'],
    ['development', { CHULI_ENVIRONMENT: 'development' }, 'development'],
  ])('takes %s as it is meant', (_, variables, environment) => {
    expect(readEnvironment(variables)).toEqual({ environment, faults: [] });
  });

  it('knows no other place, and is strict until one is said that it knows', () => {
    const { environment, faults } = readEnvironment({ CHULI_ENVIRONMENT: 'staging' });
    expect(environment).toBe('production');
    expect(faults).toEqual(['CHULI_ENVIRONMENT: production or test or development']);
  });

  it.each<[Variables, boolean]>([
    [{ NODE_ENV: 'production' }, false],
    [{ NODE_ENV: '' }, false],
    [{ NODE_ENV: 'production', CHULI_ENVIRONMENT: 'production' }, false],
    [{ NODE_ENV: 'production', CHULI_ENVIRONMENT: 'test' }, false],
    [{ NODE_ENV: 'development', CHULI_ENVIRONMENT: 'development' }, false],
    [{ NODE_ENV: 'test', CHULI_ENVIRONMENT: 'development' }, false],
    [{ NODE_ENV: 'production', CHULI_ENVIRONMENT: 'development' }, true],
    [{ NODE_ENV: 'development', CHULI_ENVIRONMENT: 'production' }, true],
    [{ NODE_ENV: 'development', CHULI_ENVIRONMENT: 'test' }, true],
    [{ NODE_ENV: 'test' }, true],
    [{ NODE_ENV: 'development' }, true],
  ])('of %j says whether NODE_ENV means another place: %s', (variables, isContrary) => {
    expect(namesIn({ ...variables, KEY: 'k' })).toEqual(isContrary ? ['NODE_ENV'] : []);
  });
});

describe('what is demanded', () => {
  it.each<[string, Variables, string[]]>([
    ['nothing of a developer', { CHULI_ENVIRONMENT: 'development', FREE: 'all', SOURCE: 'dream' }, []],
    ['a key', {}, ['KEY']],
    ['a key that is more than an empty word', { KEY: '' }, ['KEY']],
    ['what another setting makes necessary', { KEY: 'k', GATEWAY: 'pigeon' }, ['SENDER']],
    ['that nothing is given away', { KEY: 'k', FREE: 'all' }, ['FREE']],
    ['no dream in production', { KEY: 'k', SOURCE: 'dream' }, ['SOURCE']],
    ['a dream may be had elsewhere', { KEY: 'k', SOURCE: 'dream', CHULI_ENVIRONMENT: 'test' }, []],
    [
      'all of it at once',
      { GATEWAY: 'pigeon', FREE: 'all', SOURCE: 'dream' },
      ['KEY', 'SENDER', 'FREE', 'SOURCE'],
    ],
  ])('%s', (_, variables, names) => {
    expect(namesIn(variables)).toEqual(names);
  });

  it('never repeats what was read', () => {
    const { faults } = readEnvironment({ FREE: 'a secret' }, DEMANDS);
    expect(settingsError(faults).message).toBe(
      'The environment is not right:\n' +
        '  KEY: a key (CHULI_ENVIRONMENT is production)\n' +
        '  FREE: gives all away (CHULI_ENVIRONMENT is production)',
    );
  });

  it('names what a schema refuses by its variable', () => {
    const issues = [{ path: ['PORT'], message: 'is too high' }];
    expect(schemaFaults({ issues }, 'CHULI_')).toEqual(['CHULI_PORT: is too high']);
  });
});
