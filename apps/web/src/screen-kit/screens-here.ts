import { HOSTS, type HostRole, SCREENS, type Screen, hostRole, showsPath } from '@chuli/contracts/screens';
import { ENVIRONMENTS, type Environment } from '@chuli/kernel';
import { matchPath } from 'react-router';

/**
 * A build says where it will run. One that says nothing refuses the public hosts, so that a forgotten setting is
 * seen at once and no developer's host is ever open in production.
 */
export const environmentHere = (): Environment => {
  const said: unknown = import.meta.env['VITE_ENVIRONMENT'];
  return ENVIRONMENTS.find((name) => name === said) ?? 'development';
};

export const hostRoleHere = (): HostRole =>
  hostRole(HOSTS[environmentHere()], globalThis.location?.hostname ?? 'localhost');

const all: readonly Screen[] = SCREENS;

/** The screens that this host shows and lists: no menu leads to a page that the host refuses. */
export const screensHere = (): readonly Screen[] => {
  const role = hostRoleHere();
  return all.filter(({ path, isUnlisted }) => isUnlisted !== true && showsPath(role, path));
};

/** Whether a link may lead there: a partner's host shows few screens. */
export const isScreenHere = (id: Screen['id']): boolean => screensHere().some((screen) => screen.id === id);

export const screenAt = (path: string, screens: readonly Screen[] = all): Screen | undefined =>
  screens.find((screen) => matchPath(screen.path, path) !== null);
