/** One name as files, code, tables and people write it. */
export type Names = {
  readonly kebab: string;
  readonly camel: string;
  readonly pascal: string;
  readonly snake: string;
  readonly constant: string;
  readonly title: string;
};

const KEBAB = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;
const CAMEL = /^[a-z][a-z0-9]*([A-Z][a-z0-9]*)*$/;

const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const namesOf = (kebab: string): Names => {
  const words = kebab.split('-');
  const camel = words.map((word, at) => (at === 0 ? word : upperFirst(word))).join('');
  const snake = words.join('_');
  return {
    kebab,
    camel,
    pascal: upperFirst(camel),
    snake,
    constant: snake.toUpperCase(),
    title: upperFirst(words.join(' ')),
  };
};

export const fromKebab = (name: string): Names => {
  if (!KEBAB.test(name)) throw new Error(`"${name}" is not kebab-case: small letters, digits and hyphens`);
  return namesOf(name);
};

export const fromCamel = (name: string): Names => {
  if (!CAMEL.test(name))
    throw new Error(`"${name}" is not camelCase: letters and digits, the first one small`);
  return namesOf(name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`));
};

/** The two parts of a name like `broker/top-buyers` or `broker.topBuyers`. */
export const partsOf = (name: string, between: '/' | '.', form: string): readonly [string, string] => {
  const [first = '', second = '', ...more] = name.split(between);
  if (first === '' || second === '' || more.length > 0)
    throw new Error(`"${name}" is not of the form ${form}`);
  return [first, second];
};

/** A key of an object, quoted where it must be. */
export const keyOf = (name: string): string => (/^[A-Za-z_]\w*$/.test(name) ? name : `'${name}'`);

/** A text in single quotes. */
export const quote = (text: string): string => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

export const refuseKnown = (name: string, known: readonly string[], what: string): void => {
  if (known.includes(name)) throw new Error(`${what} ${name} exists already; npm run where -- ${name}`);
};
