import { isSameText } from '../constant-time.ts';
import { type FonepaySettings, fonepayHeaders, signFonepay } from '../gateways/fonepay.ts';
import { amountOf } from '../raw-json.ts';
import { readObject, textOf } from '../read-json.ts';
import { type Book, type PaymentState, under } from './book.ts';
import { pageOf } from './page.ts';
import { type Asked, type Protocol, type Said, type StandIn, startStandIn } from './server.ts';

type Settings = Omit<FonepaySettings, 'baseUrl' | 'verifyUrl' | 'windowMs'>;

const STATUS: Record<PaymentState, string> = {
  begun: 'pending',
  pending: 'pending',
  paid: 'success',
  canceled: 'failed',
  'partly-refunded': 'refunded',
  refunded: 'refunded',
};

const SIGNED = ['PID', 'MD', 'PRN', 'AMT', 'CRN', 'DT', 'R1', 'R2', 'RU'];

const begin = (book: Book, { secret }: Settings, { url }: Asked): Said => {
  const value = (name: string): string => url.searchParams.get(name) ?? '';
  const amount = amountOf(value('AMT'));
  if (amount === null || !isSameText(signFonepay(secret, SIGNED.map(value)), value('DV')))
    return { status: 400, html: 'Data validation failed.' };
  const payment = book.begin({
    order: value('PRN'),
    amount,
    successUrl: value('RU'),
    failureUrl: value('RU'),
  });
  return { html: pageOf('Fonepay', payment) };
};

const validate = (book: Book, settings: Settings, { text, headers }: Asked): Said => {
  const expected = fonepayHeaders({ ...settings, baseUrl: '', verifyUrl: '', windowMs: 0 }, text);
  if (headers.authorization !== expected.authorization || headers['auth'] !== expected.auth)
    return { status: 401, json: '{"message":"Unauthorized"}' };
  const payment = book.byOrder(textOf(readObject(text), 'prn') ?? '');
  if (payment === undefined) return { status: 404, json: '{"message":"Not found"}' };
  const told = under(book.faults.lie, payment);
  const said = {
    fonepayTraceId: told.txnId,
    merchantCode: told.isOurMerchant ? settings.merchantCode : 'OTHER',
    prn: told.order,
    amount: (told.amount / 100).toFixed(2),
    paymentStatus: STATUS[book.told(payment)],
  };
  return { json: JSON.stringify(said) };
};

const protocol = (settings: Settings): Protocol => ({
  name: 'Fonepay',
  back: ({ state, order, amount, txnId, successUrl }) => {
    const paid = state === 'paid';
    const rupees = (amount / 100).toFixed(2);
    const fields = {
      PRN: order,
      PID: settings.merchantCode,
      PS: String(paid),
      RC: paid ? 'successful' : 'failed',
      UID: txnId,
      BC: 'LOCAL',
      INI: 'LOCAL',
      P_AMT: rupees,
      R_AMT: rupees,
    };
    const address = new URL(successUrl);
    for (const [name, value] of Object.entries(fields)) address.searchParams.set(name, value);
    address.searchParams.set('DV', signFonepay(settings.secret, Object.values(fields)));
    return address.href;
  },
  routes: (book) => [
    {
      method: 'GET',
      path: /^\/api\/merchantRequest$/,
      isApi: false,
      answer: (asked) => begin(book, settings, asked),
    },
    {
      method: 'POST',
      path: /^\/merchant\/merchantDetailsForThirdParty\/txnVerification$/,
      isApi: true,
      answer: (asked) => validate(book, settings, asked),
    },
  ],
});

export const startFonepay = (settings: Settings, port = 0): Promise<StandIn> =>
  startStandIn(protocol(settings), port);
