import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MONITORING, RULES } from './watch-rules.ts';
import { shortened } from './watch-times.ts';

export type Setting = {
  readonly folder: string;
  /** Where each kind of process tells its figures. */
  readonly targets: Readonly<Record<string, string>>;
  readonly key: string;
  /** Rules with the times of a drill, and a look every second. */
  readonly isHasty: boolean;
};

/** Exchanged whole: Prometheus may be reading it at any moment. */
const writeTargets = async (folder: string, job: string, targets: readonly string[]): Promise<void> => {
  const file = path.join(folder, `targets/${job}.json`);
  await writeFile(`${file}.next`, JSON.stringify([{ targets }]));
  await rename(`${file}.next`, file);
};

/** As it is delivered, but for how often it looks: a drill has no minutes. */
export const writeConfig = async ({ folder, targets, key, isHasty }: Setting): Promise<void> => {
  for (const name of ['targets', 'rules']) await mkdir(path.join(folder, name), { recursive: true });
  for (const file of RULES) {
    const rules = await readFile(path.join(MONITORING, 'rules', file), 'utf8');
    await writeFile(path.join(folder, 'rules', file), isHasty ? shortened(rules) : rules);
  }
  for (const [job, target] of Object.entries(targets)) await writeTargets(folder, job, [target]);
  await writeFile(path.join(folder, 'metrics-key'), key);
  const config = await readFile(path.join(MONITORING, 'prometheus.yml'), 'utf8');
  const every = isHasty ? '1s' : '2s';
  await writeFile(
    path.join(folder, 'prometheus.yml'),
    config
      .replaceAll(/_interval: \d+s/g, `_interval: ${every}`)
      .replaceAll('scrape_timeout: 5s', `scrape_timeout: ${every}`)
      // It answers after a second where the other machine does not.
      .replace('job_name: standby', 'job_name: standby\n    scrape_interval: 2s\n    scrape_timeout: 2s')
      .replaceAll(/^( +)(file_sd_configs:)/gm, '$1authorization: { credentials_file: metrics-key }\n$1$2'),
  );
};

/** What is looked at, which may change while Prometheus runs: it reads a changed file by itself. */
export const openTargets = ({ folder, targets }: Setting) => {
  const looked = new Map(Object.entries(targets).map(([job, target]) => [job, new Set([target])]));
  let last = Promise.resolve();
  /** One after another: strikes of a scene change the same file at the same time. */
  const write = (job: string): Promise<void> => {
    last = last.then(() => writeTargets(folder, job, [...(looked.get(job) ?? [])]));
    return last;
  };
  return {
    /** Looks at one more process of a kind, until the answer is called. */
    lookAlso: async (job: string, target: string): Promise<() => Promise<void>> => {
      const ofJob = looked.get(job) ?? new Set();
      looked.set(job, ofJob.add(target));
      await write(job);
      return () => {
        ofJob.delete(target);
        return write(job);
      };
    },
  };
};
