/**
 * Every error of the product that a caller can meet: the status, what the person is told, and whether the same
 * call may succeed later. `retry` also steers ingest and worker: `later` backs off, `never` goes to a human.
 */
export const ERRORS = {
  'input.invalid': { status: 400, message: 'The request is not understood.', retry: 'never' },
  'input.invalid-date': { status: 400, message: 'A date is written YYYY-MM-DD.', retry: 'never' },
  'input.invalid-money': { status: 400, message: 'An amount is a whole number of paisa.', retry: 'never' },
  'input.invalid-range': { status: 400, message: 'The range ends before it begins.', retry: 'never' },
  'input.no-table': { status: 406, message: 'This answer is not a table; ask for JSON.', retry: 'never' },
  'route.not-found': { status: 404, message: 'There is no such address.', retry: 'never' },
  'stock.not-found': { status: 404, message: 'No stock has this symbol.', retry: 'never' },
  'fundamental.not-found': {
    status: 404,
    message: 'No quarterly figures are known up to this day.',
    retry: 'never',
  },
  'market.no-session': { status: 404, message: 'No session is known up to this day.', retry: 'later' },
  'market.no-rule': { status: 500, message: 'No market rule is known for this day.', retry: 'never' },
  'market.outside-calendar': {
    status: 400,
    message: 'This day lies outside the Bikram Sambat table.',
    retry: 'never',
  },
  token_not_valid: { status: 401, message: 'Please sign in again.', retry: 'never' },
  'access.denied': { status: 403, message: 'This is not open to you.', retry: 'never' },
  'membership.tier-required': { status: 403, message: 'A higher package opens this.', retry: 'never' },
  'query.timed-out': {
    status: 503,
    message: 'The question took too long. Ask for a shorter range.',
    retry: 'later',
  },
  'engine.unavailable': { status: 503, message: 'The data is not reachable at the moment.', retry: 'later' },
  'data.inconsistent': { status: 500, message: 'Stored data contradicts itself.', retry: 'never' },
  'migration.edited': { status: 500, message: 'An applied migration was edited.', retry: 'never' },
  'migration.missing': { status: 500, message: 'An applied migration has disappeared.', retry: 'never' },
  'migration.out-of-order': {
    status: 500,
    message: 'A migration comes before one that is applied already.',
    retry: 'never',
  },
  'server.unexpected': { status: 500, message: 'Something went wrong on our side.', retry: 'later' },
} as const satisfies Record<string, { status: number; message: string; retry: 'later' | 'never' }>;

export type ErrorCode = keyof typeof ERRORS;

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: ErrorCode, details: Record<string, unknown> = {}, options?: ErrorOptions) {
    super(`${code}: ${ERRORS[code].message} ${JSON.stringify(details)}`, options);
    this.name = 'AppError';
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return ERRORS[this.code].status;
  }

  get publicMessage(): string {
    return ERRORS[this.code].message;
  }
}
