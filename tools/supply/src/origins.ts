import { INSTALL_SCRIPTS } from './declared.ts';
import type { Package } from './packages.ts';

const EXACT = /^\d+\.\d+\.\d+(?:-[\w.-]+)?(?:\+[\w.-]+)?$/;
const SHA512 = /^sha512-[\w+/]{86}==$/;

/** What a lock says of one package, and must not. */
const faultsIn = ({ file, place, name, locked }: Package): string[] => {
  const { version = '', integrity = '', resolved, hasInstallScript } = locked;
  const isDeclared = INSTALL_SCRIPTS.some((row) => row.name === name);
  return [
    // A registry is the reader's own setting; what a lock names by an address comes from nowhere else.
    ...(resolved === undefined ? [] : [`comes from ${resolved.split(':', 1)[0] ?? ''}, not from a registry`]),
    ...(EXACT.test(version) ? [] : [`has no exact version${version && `: ${version}`}`]),
    ...(SHA512.test(integrity) ? [] : ['has no sha512']),
    ...(hasInstallScript === true && !isDeclared ? ['runs a program when it is installed'] : []),
  ].map((fault) => `${file}: ${place} ${fault}`);
};

export const originFaults = (packages: readonly Package[]): string[] => {
  const running = new Set(
    packages.filter(({ locked }) => locked.hasInstallScript === true).map(({ name }) => name),
  );
  const idle = INSTALL_SCRIPTS.filter(({ name }) => !running.has(name));
  return [
    ...packages.flatMap(faultsIn),
    ...idle.map(({ name }) => `${name} runs nothing when it is installed; its row is not needed`),
  ];
};
