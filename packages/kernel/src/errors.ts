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
  'host.unknown': { status: 421, message: 'This host is not one of ours.', retry: 'never' },
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
  'page.not-found': { status: 404, message: 'No page has this name.', retry: 'never' },
  'form.not-found': { status: 404, message: 'There is no such form, or it is closed.', retry: 'never' },
  'form.expired': {
    status: 400,
    message: 'The form was open for too long. It is fresh again now: press Send once more.',
    retry: 'never',
  },
  token_not_valid: { status: 401, message: 'Please sign in again.', retry: 'never' },
  /** One answer for a number nobody has, a wrong password and a wrong second code: none of them is told apart. */
  'sign-in.refused': { status: 403, message: 'The number or the password is not right.', retry: 'never' },
  /** Strangers try stolen lists: whoever comes with a device that this number never used waits a little. */
  'sign-in.wait': {
    status: 429,
    message: 'Many wrong passwords are tried at the moment. On a new device, wait and try again.',
    retry: 'later',
  },
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
  'membership.too-many-stocks': {
    status: 409,
    message: 'So many stocks cannot be followed at once.',
    retry: 'never',
  },
  'membership.no-target': { status: 404, message: 'You follow no such stock.', retry: 'never' },
  'payment.not-found': { status: 404, message: 'There is no such order.', retry: 'never' },
  'payment.not-sold': { status: 400, message: 'This is not for sale.', retry: 'never' },
  'payment.demo-account': {
    status: 403,
    message: 'A demo account buys nothing: it is gone after a day. Sign up first.',
    retry: 'never',
  },
  'payment.provider-closed': {
    status: 400,
    message: 'This way to pay is not open. Choose another.',
    retry: 'never',
  },
  'payment.key-reused': {
    status: 409,
    message: 'This order was begun with other contents. Begin a new one.',
    retry: 'never',
  },
  'payment.gateway-unavailable': {
    status: 503,
    message: 'The gateway does not answer at the moment. Nothing was charged; try again.',
    retry: 'later',
  },
  'payment.not-refundable': { status: 409, message: 'This order cannot be refunded.', retry: 'never' },
  'promo.refused': { status: 400, message: 'This code does not apply.', retry: 'never' },
  'notice.not-found': { status: 404, message: 'There is no such notice.', retry: 'never' },
  'notice.not-offered': { status: 400, message: 'Nothing can be sent this way here.', retry: 'never' },
  'query.timed-out': {
    status: 503,
    message: 'The question took too long. Ask for a shorter range.',
    retry: 'later',
  },
  'engine.unavailable': { status: 503, message: 'The data is not reachable at the moment.', retry: 'later' },
  /** One caller asks for more at once, or in a short time, than is fair to the others. */
  'load.too-many': {
    status: 429,
    message: 'So much cannot be asked at once. Wait a few seconds and try again.',
    retry: 'later',
  },
  'load.busy': {
    status: 503,
    message: 'Many people ask at the moment. Try again in a few seconds.',
    retry: 'later',
  },
  'answer.too-large': {
    status: 400,
    message: 'The answer would be too large. Ask for a shorter range or fewer rows.',
    retry: 'never',
  },
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
