/**
 * Every error of the product that a caller can meet: the status, what the person is told, and whether the same
 * call may succeed later. `retry` also steers ingest and worker: `later` backs off, `never` goes to a human.
 */
export const ERRORS = {
  'input.invalid': { status: 400, message: 'We couldn’t understand this request.', retry: 'never' },
  'input.invalid-date': { status: 400, message: 'A date is written YYYY-MM-DD.', retry: 'never' },
  'input.invalid-money': { status: 400, message: 'An amount is a whole number of paisa.', retry: 'never' },
  'input.invalid-range': { status: 400, message: 'The range ends before it begins.', retry: 'never' },
  'input.no-table': { status: 406, message: 'This answer is not a table; ask for JSON.', retry: 'never' },
  /** What was to be changed is no longer as the sender saw it; the details have it as it is. */
  'input.conflict': {
    status: 409,
    message: 'This was changed in another window in the meantime.',
    retry: 'never',
  },
  'host.unknown': { status: 421, message: 'This host is not one of ours.', retry: 'never' },
  'route.not-found': { status: 404, message: 'We couldn’t find this address.', retry: 'never' },
  'stock.not-found': {
    status: 404,
    message: 'No stock has this symbol. Check the spelling.',
    retry: 'never',
  },
  'fundamental.not-found': {
    status: 404,
    message: 'No quarterly figures up to this day.',
    retry: 'never',
  },
  'signal.not-found': { status: 404, message: 'No signal rule has this name.', retry: 'never' },
  'signal.no-bar': { status: 404, message: 'This stock has no closed bar on this day.', retry: 'never' },
  'market.no-session': { status: 404, message: 'No session up to this day.', retry: 'later' },
  'market.no-rule': { status: 500, message: 'No market rule is on file for this day.', retry: 'never' },
  'market.outside-calendar': {
    status: 400,
    message: 'This day lies outside the Bikram Sambat table.',
    retry: 'never',
  },
  'chart.not-found': { status: 404, message: 'You have no chart layout of this name.', retry: 'never' },
  'chart.too-many': {
    status: 409,
    message: 'You can’t keep more of these. Delete one first.',
    retry: 'never',
  },
  'alert.not-found': { status: 404, message: 'This alert doesn’t exist.', retry: 'never' },
  'alert.too-many': {
    status: 409,
    message: 'Your package has no room for more alerts. Delete one first.',
    retry: 'never',
  },
  /** Parts that are each legal and make no sense together; the details name the first. */
  'alert.not-possible': {
    status: 400,
    message: 'An alert can’t combine these. Change the time, the frequency or the scope.',
    retry: 'never',
  },
  /** The details say how often it would have told. */
  'alert.very-often': {
    status: 409,
    message: 'This alert would tell you very often. Confirm that you want it.',
    retry: 'never',
  },
  'scan.not-understood': {
    status: 400,
    message: 'We couldn’t read this rule. The place is marked.',
    retry: 'never',
  },
  'scan.units': {
    status: 400,
    message: 'These two can’t be compared. The place is marked.',
    retry: 'never',
  },
  'scan.too-large': { status: 400, message: 'This rule is too large.', retry: 'never' },
  'scan.not-found': { status: 404, message: 'You have no saved rule of this name.', retry: 'never' },
  'scan.too-many': {
    status: 409,
    message: 'You can’t keep more rules. Delete one first.',
    retry: 'never',
  },
  /** The units of scanning of this minute are used up; what a scan costs is known before it runs. */
  'scan.too-fast': {
    status: 429,
    message: 'You have run many large rules in this minute. Wait a little.',
    retry: 'later',
  },
  'scan.name-taken': {
    status: 409,
    message: 'You have a rule of this name. Choose another one.',
    retry: 'never',
  },
  'page.not-found': { status: 404, message: 'No page has this name.', retry: 'never' },
  'form.not-found': { status: 404, message: 'This form doesn’t exist or is closed.', retry: 'never' },
  'form.expired': {
    status: 400,
    message: 'The form was open for too long. It is fresh again now: press Send once more.',
    retry: 'never',
  },
  token_not_valid: { status: 401, message: 'Please sign in again.', retry: 'never' },
  /** One answer for a number nobody has, a wrong password and a wrong second code: none of them is told apart. */
  'sign-in.refused': { status: 403, message: 'Wrong number or password.', retry: 'never' },
  /** Strangers try stolen lists: whoever comes with a device that this number never used waits a little. */
  'sign-in.wait': {
    status: 429,
    message: 'There are many wrong sign-in attempts right now. On a new device, wait and try again.',
    retry: 'later',
  },
  'sign-in.second-factor': {
    status: 403,
    message: 'Enter the code from your authenticator app.',
    retry: 'never',
  },
  'sign-up.closed': {
    status: 503,
    message: 'Codes can’t be sent right now. Try again later.',
    retry: 'later',
  },
  'password.wrong': { status: 400, message: 'The current password is wrong.', retry: 'never' },
  'password.weak': { status: 400, message: 'Choose another password.', retry: 'never' },
  'code.wrong': { status: 400, message: 'The code is wrong or has expired.', retry: 'never' },
  'limit.reached': { status: 429, message: 'Too many attempts. Wait a moment.', retry: 'later' },
  busy: { status: 429, message: 'Many people are signing in right now. Try again.', retry: 'later' },
  'access.denied': { status: 403, message: 'You don’t have access to this.', retry: 'never' },
  'membership.tier-required': { status: 403, message: 'This needs a higher package.', retry: 'never' },
  'membership.too-many-stocks': {
    status: 409,
    message: 'You can’t follow that many stocks at once.',
    retry: 'never',
  },
  'membership.no-target': { status: 404, message: 'You aren’t following this stock.', retry: 'never' },
  'payment.not-found': { status: 404, message: 'We couldn’t find this order.', retry: 'never' },
  'payment.not-sold': { status: 400, message: 'This is not for sale.', retry: 'never' },
  'payment.demo-account': {
    status: 403,
    message: 'Demo accounts can’t buy packages: they are removed after a day. Create an account first.',
    retry: 'never',
  },
  'payment.provider-closed': {
    status: 400,
    message: 'This payment method isn’t available. Choose another.',
    retry: 'never',
  },
  'payment.key-reused': {
    status: 409,
    message: 'This order was started with different contents. Start a new one.',
    retry: 'never',
  },
  'payment.gateway-unavailable': {
    status: 503,
    message: 'The payment gateway isn’t answering. Nothing was charged; try again.',
    retry: 'later',
  },
  'payment.not-refundable': { status: 409, message: 'This order cannot be refunded.', retry: 'never' },
  'promo.refused': { status: 400, message: 'This code does not apply.', retry: 'never' },
  'notice.not-found': { status: 404, message: 'This notification doesn’t exist.', retry: 'never' },
  'webhook.not-found': { status: 404, message: 'No webhook is set.', retry: 'never' },
  'webhook.address-refused': {
    status: 400,
    message: 'Use a public https address without a port or a password.',
    retry: 'never',
  },
  'notice.not-offered': { status: 400, message: 'This way of sending isn’t available here.', retry: 'never' },
  'query.timed-out': {
    status: 503,
    message: 'This took too long. Choose a shorter range.',
    retry: 'later',
  },
  'query.too-large': {
    status: 422,
    message: 'This asks for too much at once. Choose a shorter range.',
    retry: 'never',
  },
  'engine.busy': {
    status: 503,
    message: 'We’re busy right now. Try again.',
    retry: 'later',
  },
  'engine.unavailable': {
    status: 503,
    message: 'Data is unavailable right now. Try again shortly.',
    retry: 'later',
  },
  /** One caller asks for more at once, or in a short time, than is fair to the others. */
  'load.too-many': {
    status: 429,
    message: 'Too many requests at once. Wait a few seconds and try again.',
    retry: 'later',
  },
  'load.busy': {
    status: 503,
    message: 'We’re busy right now. Try again in a few seconds.',
    retry: 'later',
  },
  'answer.too-large': {
    status: 400,
    message: 'The result would be too large. Choose a shorter range or fewer rows.',
    retry: 'never',
  },
  'server.no-answer': { status: 504, message: 'No response in time. Try again.', retry: 'later' },
  'data.inconsistent': { status: 500, message: 'Stored data contradicts itself.', retry: 'never' },
  'lease.lost': { status: 503, message: 'Another process has taken this work over.', retry: 'later' },
  'migration.edited': { status: 500, message: 'An applied migration was edited.', retry: 'never' },
  'migration.missing': { status: 500, message: 'An applied migration has disappeared.', retry: 'never' },
  'migration.pending': {
    status: 500,
    message: 'The database is behind this program: run npm run migrate first.',
    retry: 'never',
  },
  'migration.locked': {
    status: 500,
    message: 'Another migration is running, or one was cut off less than a quarter of an hour ago.',
    retry: 'later',
  },
  'migration.out-of-order': {
    status: 500,
    message: 'A migration comes before one that is applied already.',
    retry: 'never',
  },
  'server.leaving': { status: 503, message: 'This copy is about to stop.', retry: 'later' },
  'server.unexpected': { status: 500, message: 'Something went wrong on our side.', retry: 'later' },
} as const satisfies Record<string, { status: number; message: string; retry: 'later' | 'never' }>;

export type ErrorCode = keyof typeof ERRORS;
