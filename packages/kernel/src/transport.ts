/** Two years, with all names below: what lists of browsers ask for. */
export const HSTS = { maxAge: 63_072_000, includeSubDomains: true } as const;

export const HSTS_HEADER = `max-age=${HSTS.maxAge}; includeSubDomains`;
