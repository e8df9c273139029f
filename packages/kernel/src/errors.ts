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
  'signal.not-found': { status: 404, message: 'No list of signals has this name.', retry: 'never' },
  'signal.no-bar': { status: 404, message: 'This stock has no closed bar on this day.', retry: 'never' },
  'market.no-session': { status: 404, message: 'No session is known up to this day.', retry: 'later' },
  'market.no-rule': { status: 500, message: 'No market rule is known for this day.', retry: 'never' },
  'market.outside-calendar': {
    status: 400,
    message: 'This day lies outside the Bikram Sambat table.',
    retry: 'never',
  },
  token_not_valid: { status: 401, message: 'Please sign in again.', retry: 'never' },
  /** One answer for a number nobody has, a wrong password and a wrong second code: none of them is told apart. */
  'sign-in.refused': { status: 403, message: 'The number or the password is not right.', retry: 'never' },
  'sign-in.second-factor': {
    status: 403,
    message: 'Enter the code of your authenticator app.',
    retry: 'never',
  },
  'sign-up.closed': {
    status: 503,
    message: 'Codes cannot be sent at the moment. Try again later.',
    retry: 'later',
  },
  'password.wrong': { status: 400, message: 'The present password is not right.', retry: 'never' },
  'password.weak': { status: 400, message: 'Choose another password.', retry: 'never' },
  'code.wrong': { status: 400, message: 'The code is not right or no longer valid.', retry: 'never' },
  'limit.reached': { status: 429, message: 'Too many tries. Wait a little.', retry: 'later' },
  busy: { status: 429, message: 'Many people sign in at the moment. Try again.', retry: 'later' },
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
