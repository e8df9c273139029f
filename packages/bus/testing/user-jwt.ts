import { nkeys } from '@nats-io/transport-node';

type Key = ReturnType<typeof nkeys.createUser>;

const encoded = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64url');

const tokenOf = (issuer: Key, subject: Key, nats: Record<string, unknown>): string => {
  const head = encoded({ typ: 'JWT', alg: 'ed25519-nkey' });
  const body = encoded({
    jti: subject.getPublicKey(),
    iat: Math.floor(Date.now() / 1_000),
    iss: issuer.getPublicKey(),
    sub: subject.getPublicKey(),
    nats: { version: 2, ...nats },
  });
  const signature = Buffer.from(issuer.sign(Buffer.from(`${head}.${body}`))).toString('base64url');
  return `${head}.${body}.${signature}`;
};

const WITHOUT_LIMITS = { subs: -1, data: -1, payload: -1 };
const ACCOUNT_LIMITS = { ...WITHOUT_LIMITS, imports: -1, exports: -1, wildcards: true, conn: -1, leaf: -1 };

/** What `nsc` makes for one user: the lines that the server is configured with, and the credentials file. */
export const makeUser = (): { configuration: string; creds: string } => {
  const [operator, account, user] = [nkeys.createOperator(), nkeys.createAccount(), nkeys.createUser()];
  const accountToken = tokenOf(operator, account, { type: 'account', limits: ACCOUNT_LIMITS });
  const userToken = tokenOf(account, user, { type: 'user', ...WITHOUT_LIMITS });
  const seed = Buffer.from(user.getSeed()).toString();
  return {
    configuration: [
      `operator: ${tokenOf(operator, operator, { type: 'operator' })}`,
      `system_account: ${account.getPublicKey()}`,
      'resolver: MEMORY',
      `resolver_preload: { ${account.getPublicKey()}: ${accountToken} }`,
    ].join('\n'),
    creds: [
      '-----BEGIN NATS USER JWT-----',
      userToken,
      '------END NATS USER JWT------',
      '',
      '-----BEGIN USER NKEY SEED-----',
      seed,
      '------END USER NKEY SEED------',
      '',
    ].join('\n'),
  };
};
