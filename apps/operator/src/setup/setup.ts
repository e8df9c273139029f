import { type Settings, readSettings } from '@chuli/command';
import { lookAtContents } from './contents.ts';
import { lookAtEngines } from './engines.ts';
import type { Line } from './place.ts';
import { lookAtServers } from './servers.ts';
import { lookAtSettings } from './settings.ts';

export const lookAtAll = async (settings: Settings, variables: NodeJS.ProcessEnv): Promise<Line[]> => {
  const { registry, tape, lines, close } = await lookAtEngines(settings, variables);
  try {
    const [contents, servers] = await Promise.all([
      lookAtContents({ registry, tape, variables }),
      lookAtServers(variables),
    ]);
    return [...lookAtSettings(variables), ...lines, ...contents, ...servers];
  } finally {
    await close();
  }
};

const print = ({ what, fault, mend }: Line): void =>
  console.log(fault === null ? `ok       ${what}` : `MISSING  ${what}: ${fault}\n         ${mend}`);

/** Says what a first run lacks, each with what mends it; 1 while anything does. */
export const setup = async (): Promise<number> => {
  const lines = await lookAtAll(readSettings(), process.env);
  for (const line of lines) print(line);
  const missing = lines.filter(({ fault }) => fault !== null).length;
  console.log(missing === 0 ? 'nothing is missing' : `${missing} of ${lines.length} are missing`);
  return missing === 0 ? 0 : 1;
};
