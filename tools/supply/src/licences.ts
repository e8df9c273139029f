import { LICENCES, LICENCE_EXCEPTIONS, type LicenceException, type Part } from './declared.ts';
import type { Package } from './packages.ts';

const isRead = (licence: string, part: Part): boolean =>
  Object.hasOwn(LICENCES, licence) && LICENCES[licence]?.includes(part) === true;

/** Of a choice one has to be allowed, of a sum all; whoever mixes both is read by a person. */
const isAllowed = (expression: string, part: Part): boolean => {
  const plain = expression.replaceAll(/[()]/g, '').trim();
  const [choices, sums] = [plain.split(' OR '), plain.split(' AND ')];
  if (choices.length > 1 && sums.length > 1) return false;
  return choices.length > 1
    ? choices.some((one) => isRead(one, part))
    : sums.every((one) => isRead(one, part));
};

const excuses = (row: LicenceException, { name, part, locked }: Package): boolean =>
  row.name === name && row.licence === locked.license && row.part === part;

/** Packages whose licence is not allowed for their part, and exceptions that no package needs. */
export const licenceFaults = (
  packages: readonly Package[],
  exceptions: readonly LicenceException[] = LICENCE_EXCEPTIONS,
): string[] => {
  const asking = packages.filter(({ part, locked }) => !isAllowed(locked.license ?? '', part));
  const faults = asking.filter((one) => !exceptions.some((row) => excuses(row, one)));
  const idle = exceptions.filter((row) => !asking.some((one) => excuses(row, one)));
  return [
    ...faults.map(
      ({ file, place, part, locked }) =>
        `${file}: ${place} is of ${part} and has the licence ${locked.license ?? 'that nobody knows'}`,
    ),
    ...idle.map(({ name }) => `no package needs the exception for the licence of ${name}`),
  ];
};
