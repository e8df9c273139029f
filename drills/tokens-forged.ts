import { type KeyObject, createHmac, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';

type Json = Record<string, unknown>;

const encode = (value: Json | string): string =>
  Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

const decode = (part: string): Json => JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Json;

const signed = (key: KeyObject, header: Json | string, payload: Json | string): string => {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${sign(null, Buffer.from(text), key).toString('base64url')}`;
};

const sealed = (secret: string | Buffer, hash: string, header: Json, payload: Json): string => {
  const text = `${encode(header)}.${encode(payload)}`;
  return `${text}.${createHmac(hash, secret).update(text).digest('base64url')}`;
};

/** The last letter of 64 bytes has four bits to spare: the next one stands for the same bytes. */
const nextLetter = (text: string): string =>
  text.slice(0, -1) + String.fromCharCode((text.codePointAt(text.length - 1) ?? 0) + 1);

/** A token of somebody honest, the key that signed it, and a refresh token of the same person. */
export type Honest = { token: string; refresh: string; key: KeyObject; now: number };

type Parts = {
  readonly headerPart: string;
  readonly payloadPart: string;
  readonly signature: string;
  readonly header: Json;
  readonly claims: Json;
};

const partsOf = (token: string): Parts => {
  const [headerPart = '', payloadPart = '', signature = ''] = token.split('.');
  return { headerPart, payloadPart, signature, header: decode(headerPart), claims: decode(payloadPart) };
};

const omit = (json: Json, name: string): Json =>
  Object.fromEntries(Object.entries(json).filter(([key]) => key !== name));

type Forgeries = Record<string, string>;

/** No algorithm, or one under which something public is the secret. */
const otherAlgorithms = ({ token, key }: Honest): Forgeries => {
  const { headerPart, payloadPart, signature, header, claims } = partsOf(token);
  const publicKey = createPublicKey(key);
  const pem = String(publicKey.export({ type: 'spki', format: 'pem' }));
  const raw = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const none = (alg: string): string => `${encode({ ...header, alg })}.${payloadPart}.`;
  const own = (alg: string): string => signed(key, { ...header, alg }, claims);
  const hmac = (secret: string | Buffer, bits: 256 | 512): string =>
    sealed(secret, `sha${bits}`, { ...header, alg: `HS${bits}` }, claims);
  return {
    'alg none': none('none'),
    'alg None': none('None'),
    'alg NONE': none('NONE'),
    'alg empty': none(''),
    'alg none with a signature': `${none('none')}${signature}`,
    'alg missing': signed(key, omit(header, 'alg'), claims),
    'no signature': `${headerPart}.${payloadPart}.`,
    'no signature and no dot': `${headerPart}.${payloadPart}`,
    'HS256 with the public key as PEM': hmac(pem, 256),
    'HS256 with the public key as bytes': hmac(raw, 256),
    'HS512 with the public key as PEM': hmac(pem, 512),
    'HS256 with an empty key': hmac('', 256),
    'our header over an HMAC': sealed(pem, 'sha256', header, claims),
    'RS256 in the header': own('RS256'),
    'ES256 in the header': own('ES256'),
    'Ed25519 instead of EdDSA': own('Ed25519'),
  };
};

/** A key of the forger's, or a header that asks for something else than ours. */
const otherKeysAndHeaders = ({ token, key }: Honest): Forgeries => {
  const { header, claims } = partsOf(token);
  const stranger = generateKeyPairSync('ed25519').privateKey;
  const jwk = createPublicKey(stranger).export({ format: 'jwk' });
  const his = (change: Json): string => signed(stranger, { ...header, ...change }, claims);
  const own = (change: Json): string => signed(key, { ...header, ...change }, claims);
  const twice = `{"alg":"none","alg":"EdDSA","typ":"at+jwt","kid":"${String(header['kid'])}"}`;
  return {
    'signed by a stranger': his({}),
    'jwk of a stranger': his({ jwk }),
    'jku of a stranger': his({ jku: 'https://example.com/keys.json' }),
    'x5u of a stranger': his({ x5u: 'https://example.com/cert.pem' }),
    'x5c of a stranger': his({ x5c: ['MIIB'] }),
    'kid of a file': his({ kid: '../../../../dev/null' }),
    'kid of a query': his({ kid: "x' union select 'key' --" }),
    'kid unknown': own({ kid: 'another' }),
    'kid missing': signed(key, omit(header, 'kid'), claims),
    'jwk beside our signature': own({ jwk }),
    'crit with an extension': own({ crit: ['exp2'], exp2: 1 }),
    'b64 false': own({ b64: false, crit: ['b64'] }),
    'typ JWT': own({ typ: 'JWT' }),
    'typ of a refresh token': own({ typ: 'rt+jwt' }),
    'typ missing': signed(key, omit(header, 'typ'), claims),
    'header with a name twice': signed(key, twice, claims),
  };
};

/** Signed with our own key, as by another of our services: the claims alone have to stop it. */
const otherClaims = ({ token, key, now }: Honest): Forgeries => {
  const { header, claims } = partsOf(token);
  const own = (change: Json): string => signed(key, header, { ...claims, ...change });
  const without = (name: string): string => signed(key, header, omit(claims, name));
  const missing = Object.keys(claims).map((name) => [`no ${name}`, without(name)] as const);
  const twice = `{"sub":"someone",${JSON.stringify(claims).slice(1, -1)},"iss":"another"}`;
  return {
    ...Object.fromEntries(missing),
    'another issuer': own({ iss: 'another' }),
    'another audience': own({ aud: 'another' }),
    'our audience among others': own({ aud: [claims['aud'], 'another'] }),
    'another person': own({ sub: 'd9428888-122b-11e1-b85c-61cd3cbb3210' }),
    'an unknown sign-in': own({ sid: 'd9428888-122b-11e1-b85c-61cd3cbb3210' }),
    'sign-in as a list': own({ sid: [claims['sid']] }),
    'ended a second ago': own({ iat: now - 600, exp: now - 1 }),
    'ends in a year': own({ exp: now + 31_536_000 }),
    'ends never': own({ exp: 9_999_999_999_999 }),
    'end as text': own({ exp: String(now + 600) }),
    'end negative': own({ exp: -1 }),
    'begins tomorrow': own({ iat: now + 86_400, exp: now + 86_700 }),
    'not before tomorrow': own({ nbf: now + 86_400 }),
    'a claim too many': own({ tier: 'Platinum' }),
    'claims with a name twice': signed(key, header, twice),
    'claims that are a list': signed(key, header, '[]'),
    'claims that are no JSON': signed(key, header, 'nothing'),
    'a hundred thousand letters': own({ jti: 'x'.repeat(100_000) }),
    'a megabyte': own({ jti: 'x'.repeat(1_000_000) }),
  };
};

/** The honest token in other bytes, and what is no access token at all. */
const otherBytes = ({ token, refresh }: Honest): Forgeries => {
  const { headerPart, payloadPart, signature, claims } = partsOf(token);
  const under = (text: string): string => `${headerPart}.${payloadPart}.${text}`;
  return {
    'other claims under this signature': `${headerPart}.${encode({ ...claims, sub: 'x' })}.${signature}`,
    'a signature with a letter changed': under(
      `${signature.startsWith('A') ? 'B' : 'A'}${signature.slice(1)}`,
    ),
    'a signature of zeros': under(Buffer.alloc(64).toString('base64url')),
    'a signature with spare bits': under(nextLetter(signature)),
    'a signature with padding': `${token}==`,
    'five parts': `${token}.a.b`,
    'a refresh token': refresh,
    'an empty token': '',
  };
};

/** Forgeries by name. */
export const forgedTokens = (honest: Honest): Forgeries => ({
  ...otherAlgorithms(honest),
  ...otherKeysAndHeaders(honest),
  ...otherClaims(honest),
  ...otherBytes(honest),
});
