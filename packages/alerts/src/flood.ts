import { type Instant, instant } from '@chuli/kernel';

const MOST = 15;
const WITHIN_MS = 180_000;

/** The moments that still count when an alert that tells every time tells again, and whether that is once too often. */
export const floodedBy = (
  recent: readonly Instant[],
  at: Instant,
): { readonly recent: readonly Instant[]; readonly isFlooded: boolean } => {
  const counted = [...recent, at].filter((one) => one > instant(at - WITHIN_MS)).slice(-MOST);
  return { recent: counted, isFlooded: counted.length >= MOST };
};
