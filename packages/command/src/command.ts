import { type ParseArgsConfig, parseArgs } from 'node:util';
import { typed } from './started-by.ts';

type OptionSpec = {
  type: 'string' | 'boolean';
  help: string;
  default?: string | boolean;
};

type Values<O extends Record<string, OptionSpec>> = {
  [K in keyof O]: O[K]['type'] extends 'boolean'
    ? boolean
    : O[K] extends { default: string }
      ? string
      : string | undefined;
};

type Command<O extends Record<string, OptionSpec>> = {
  name: string;
  summary: string;
  /** Names of the words that may follow the command, for the usage line. */
  words?: string;
  options: O;
  /** Returns the exit code; nothing means 0. Throwing prints the message and exits 1. */
  run: (values: Values<O>, words: string[]) => Promise<number | void> | number | void;
};

type Described = { name: string; summary: string; words?: string; options: Record<string, OptionSpec> };

const usage = (command: Described): string => {
  const options: Record<string, OptionSpec> = {
    ...command.options,
    help: { type: 'boolean', help: 'show this' },
  };
  const lines = Object.entries(options).map(([name, { type, help, default: value }]) => {
    const flag = type === 'string' ? `--${name} <value>` : `--${name}`;
    const fallback = value === undefined || value === false ? '' : ` (default ${value})`;
    return `  ${flag.padEnd(24)} ${help}${fallback}`;
  });
  const words = command.words ? `${command.words} ` : '';
  return `${typed(command.name, `${words}[options]`)}\n\n${command.summary}\n\n${lines.join('\n')}\n`;
};

/** Runs one command of the project: parses its options, prints --help, turns an error into exit code 1. */
export const runCommand = async <O extends Record<string, OptionSpec>>(
  command: Command<O>,
): Promise<void> => {
  const options: NonNullable<ParseArgsConfig['options']> = { help: { type: 'boolean' } };
  for (const [name, { type, default: value }] of Object.entries(command.options)) {
    options[name] = value === undefined ? { type } : { type, default: value };
  }
  try {
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    if (values['help'] === true) {
      console.log(usage(command));
      return;
    }
    process.exitCode = (await command.run(values as Values<O>, positionals)) ?? 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = error instanceof TypeError && 'code' in error ? 2 : 1;
  }
};
