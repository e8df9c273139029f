/** The right to lead, as whoever writes under it needs it. */
export type Tenure = {
  readonly term: number;
  /** Asks the keeper of the lease itself. */
  readonly isConfirmed: () => Promise<boolean>;
};

/** Another leads: what is left of the work is theirs, and nothing of it is wrong. */
export class LeaseLostError extends Error {
  override readonly name = 'LeaseLostError';

  constructor(term: number) {
    super(`the lease of term ${term} is lost`);
  }
}

/** Right before what others see. */
export const confirmTenure = async ({ term, isConfirmed }: Tenure): Promise<void> => {
  if (!(await isConfirmed())) throw new LeaseLostError(term);
};
