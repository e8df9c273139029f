/** Where a copy of the product runs. */
export const ENVIRONMENTS = ['production', 'test', 'development'] as const;
export type Environment = (typeof ENVIRONMENTS)[number];

export type Variables = Readonly<Record<string, string | undefined>>;

/** Everywhere but on a developer's machine the rules of production hold: secrets are set, nothing is given away. */
export const isStrict = (environment: Environment): boolean => environment !== 'development';

/** Something that settings have to be where the rules of production hold. */
export type Demand = {
  readonly kind: 'needed' | 'refused';
  readonly name: string;
  readonly says: string;
  readonly isBroken: (variables: Variables, environment: Environment) => boolean;
};

const isSaid = (value: string | undefined): value is string => value !== undefined && value !== '';

/** Has to be said, always or in one case. */
export const needed = (
  name: string,
  says: string,
  when: (variables: Variables) => boolean = () => true,
): Demand => ({
  kind: 'needed',
  name,
  says,
  isBroken: (variables) => when(variables) && !isSaid(variables[name]),
});

/** Must not be said at all, or not so. */
export const refused = (
  name: string,
  says: string,
  isWrong: (value: string, environment: Environment) => boolean = () => true,
): Demand => ({
  kind: 'refused',
  name,
  says,
  isBroken: (variables, environment) => {
    const value = variables[name];
    return isSaid(value) && isWrong(value, environment);
  },
});

export const SWITCH = 'CHULI_ENVIRONMENT';

/** Tools of others read NODE_ENV; where it says another thing than our switch, somebody is mistaken about this machine. */
const contradictionOf = (environment: Environment, { NODE_ENV }: Variables): string[] => {
  if (!isSaid(NODE_ENV) || isStrict(environment) === (NODE_ENV === 'production')) return [];
  return [`NODE_ENV: says ${NODE_ENV} while ${SWITCH} means ${environment}; ${SWITCH} decides`];
};

/**
 * The one switch. What says nothing is production: forgotten, it refuses to start half set, instead of standing open.
 * The faults are those of the switch itself and of whatever is demanded here.
 */
export const readEnvironment = (
  variables: Variables,
  demands: readonly Demand[] = [],
): { readonly environment: Environment; readonly faults: readonly string[] } => {
  const said = variables[SWITCH];
  const environment = isSaid(said) ? ENVIRONMENTS.find((name) => name === said) : 'production';
  if (environment === undefined)
    return { environment: 'production', faults: [`${SWITCH}: ${ENVIRONMENTS.join(' or ')}`] };
  const broken = isStrict(environment)
    ? demands.filter(({ isBroken }) => isBroken(variables, environment))
    : [];
  return {
    environment,
    faults: [
      ...contradictionOf(environment, variables),
      ...broken.map(({ name, says }) => `${name}: ${says} (${SWITCH} is ${environment})`),
    ],
  };
};

/** All that is wrong with the settings of a process, at once. */
export const settingsError = (faults: readonly string[]): Error =>
  new Error(`The environment is not right:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);

/** The faults that a schema of settings found, by the names of the variables. */
export const schemaFaults = (
  error: { readonly issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[] },
  prefix = '',
): string[] => error.issues.map(({ path, message }) => `${prefix}${path.join('.')}: ${message}`);
