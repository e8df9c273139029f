import { createHash, timingSafeEqual } from 'node:crypto';
import { AppError } from '@chuli/kernel';

/** Carries the key of whoever runs the product. */
export const OPERATOR_HEADER = 'x-operator-key';

/** Lets the holder of the key pass and throws for everyone else. */
export type OperatorDoor = (given: string | string[] | undefined) => void;

const digestOf = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Digests are of one length and are compared in constant time, so that an answer tells nothing of the key by how long
 * it took. Where no key is set there is no door: the address does not exist.
 */
export const operatorDoor = (key: string | null): OperatorDoor => {
  if (key === null) {
    return () => {
      throw new AppError('route.not-found');
    };
  }
  const expected = digestOf(key);
  return (given) => {
    if (typeof given !== 'string' || !timingSafeEqual(digestOf(given), expected))
      throw new AppError('access.denied');
  };
};
