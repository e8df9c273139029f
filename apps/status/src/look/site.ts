/** The product as it is reached from outside. */
export type Site = {
  readonly address: URL;
  /** An authority besides those that every browser believes; for tests. */
  readonly authority?: string | undefined;
};
