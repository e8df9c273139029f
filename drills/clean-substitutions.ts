import type { Command } from './clean-document.ts';

/** What a person puts into a command. */
export const PLACEHOLDERS = {
  '<commit>': 'the folder of the release that was built for this',
  '<host>': 'the host of a release for tests',
  '<new>': 'a second folder with the same release',
} as const;
type Placeholder = keyof typeof PLACEHOLDERS;
export type Filled = Readonly<Record<Placeholder, string>>;

type Substitution = {
  /** How the command begins. */
  readonly of: string;
  /** Null where nothing is done in its place. */
  readonly instead: string | null;
  readonly why: string;
};

const VENDOR =
  'a drill does not reach the vendor of ClickHouse: tools/clickhouse of the clone answers on 127.0.0.1:8123';

/** Small enough to be there in seconds on a machine that does much else. */
const SAMPLE = '--stocks 24 --years 1 --days 2 --trades 1500';

/** Everything that is not carried out as the page has it. */
export const SUBSTITUTIONS: readonly Substitution[] = [
  {
    of: "DEBIAN_FRONTEND=noninteractive apt-get install -y 'clickhouse-server",
    instead: 'useradd --system clickhouse && install -d /etc/clickhouse-server/users.d',
    why: `${VENDOR}; this is what its package brings and the next commands need`,
  },
  { of: 'systemctl restart clickhouse-server', instead: null, why: 'what stands in for it knows no users' },
  {
    of: 'chuli settings /etc/chuli',
    instead: 'chuli settings /etc/chuli --environment test',
    why: 'in production nothing makes up a market',
  },
  {
    of: 'chuli --settings /etc/chuli/tasks.env import',
    instead: `chuli --settings /etc/chuli/tasks.env sample ${SAMPLE}`,
    why: 'there is no archive here; the page names this for anywhere but production',
  },
  {
    of: 'certbot certonly',
    instead:
      'mkdir -p /etc/letsencrypt/live/<host> && openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 ' +
      '-subj /CN=<host> -addext subjectAltName=DNS:<host> ' +
      '-keyout /etc/letsencrypt/live/<host>/privkey.pem -out /etc/letsencrypt/live/<host>/fullchain.pem',
    why: 'nobody certifies a host that is not on the net; the hook gets files of the same names',
  },
  {
    of: 'chuli deploy',
    instead: 'cp -a /opt/chuli/<commit> /opt/chuli/<new> && chuli deploy /opt/chuli/<new> --urgent',
    why: 'the same release once more, at whatever hour the drill runs',
  },
];

export type Step = Command & {
  /** What is typed; null where nothing is. */
  readonly typed: string | null;
  readonly why: string | null;
};

const substitutionOf = ({ text }: Command): Substitution | undefined =>
  SUBSTITUTIONS.find(({ of }) => text.startsWith(of));

/** What is typed for each command of the page. */
export const stepsOf = (commands: readonly Command[], filled: Filled): Step[] =>
  commands.map((command) => {
    const substitution = substitutionOf(command);
    const text = substitution === undefined ? command.text : substitution.instead;
    const typed = (Object.keys(filled) as Placeholder[]).reduce<string | null>(
      (soFar, name) => soFar?.replaceAll(name, filled[name]) ?? null,
      text,
    );
    return { ...command, typed, why: substitution?.why ?? null };
  });
