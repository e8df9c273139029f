import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '@chuli/command';
import { type MetricTable, WATCHED, metricsOf } from '@chuli/telemetry';
import { describe, expect, it } from 'vitest';

const FOLDER = join(ROOT, 'deploy/monitoring');
const read = (...parts: string[]): string => readFileSync(join(ROOT, ...parts), 'utf8');
const filesOf = (folder: string, ending: string): [name: string, text: string][] =>
  readdirSync(join(FOLDER, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => [name, read('deploy/monitoring', folder, name)]);

const dashboards = filesOf('dashboards', '.json');
const alarms = read('deploy/monitoring/rules/alarms.yml');
const objectives = read('deploy/monitoring/rules/objectives.yml');
const tests =
  read('deploy/monitoring/rules/alarms.test.yml') + read('deploy/monitoring/rules/alarms.slow.test.yml');

const declared: MetricTable = Object.assign({}, ...WATCHED.map((process) => metricsOf(process)));

/** Under its name, and the parts of a histogram under theirs. */
const told = new Set(
  Object.entries(declared).flatMap(([name, { kind }]) =>
    kind === 'histogram' ? [`${name}_bucket`, `${name}_sum`, `${name}_count`] : [name],
  ),
);

const namesIn = (text: string): string[] => [
  ...new Set(text.match(/\b(?:chuli_|nodejs_|process_)[a-z\d_]+\b/g) ?? []),
];

const named = (text: string, pattern: RegExp): string[] =>
  [...text.matchAll(pattern)].map(([, name = '']) => name);

const records = named(objectives, /- record: (\S+)/g);
const alerts = named(alarms, /- alert: (\S+)/g);
const sections = (): string[] => {
  const [, after = ''] = read('docs/runbook.md').split('\n## Alarms\n');
  return named(after.split('\n## ', 1)[0] ?? '', /^### (\w+)$/gm);
};

describe('rules and dashboards', () => {
  it.each([
    ['alarms.yml', alarms],
    ['objectives.yml', objectives],
    ['the tests of the rules', tests],
    ...dashboards,
  ])('%s ask for metrics that some process tells', (_name, text) => {
    expect(namesIn(text).filter((name) => !told.has(name))).toEqual([]);
    const asked = text.match(/\bchuli:[a-z\d_:]+\b/g) ?? [];
    expect(asked.filter((name) => !records.includes(name))).toEqual([]);
  });

  it('look at every metric of ours', () => {
    const asked = namesIn([alarms, objectives, ...dashboards.map(([, text]) => text)].join('\n'));
    const unseen = Object.entries(declared).filter(
      ([name]) =>
        name.startsWith('chuli_') && !asked.some((one) => one.replace(/_(bucket|sum|count)$/, '') === name),
    );
    expect(unseen.map(([name]) => name)).toEqual([]);
  });

  it.each(dashboards)(
    '%s can be imported: an id, panels, and a source that is chosen there',
    (name, text) => {
      const { uid, panels } = JSON.parse(text) as {
        uid: string;
        panels: { id: number; title: string; datasource: { uid: string }; targets: { expr: string }[] }[];
      };
      expect(uid).toBe(`chuli-${name.replace('.json', '')}`);
      expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
      for (const { title, datasource, targets } of panels) {
        expect(datasource.uid, title).toBe('${source}');
        expect(
          targets.every(({ expr }) => expr !== ''),
          title,
        ).toBe(true);
      }
    },
  );
});

describe('alarms', () => {
  it('have a section in the runbook, each, and every section has its alarm', () => {
    expect(sections().toSorted()).toEqual(alerts.toSorted());
    expect(new Set(alerts).size).toBe(alerts.length);
  });

  it('lead there, and say whether somebody is woken', () => {
    for (const block of alarms.split('- alert: ').slice(1)) {
      const name = block.split('\n', 1)[0] ?? '';
      expect(block, name).toContain(`runbook: docs/runbook.md#${name.toLowerCase()}\n`);
      expect(block, name).toMatch(/severity: (page|ticket)\b/);
      expect(block, name).toContain('summary: ');
    }
  });

  it('come in the tests of the rules, each by its name, behind a comma in what other case', () => {
    const come = tests
      .split('  - name: ')
      .slice(1)
      .filter((test) => test.includes('exp_labels'));
    const names = come.map((test) => test.split(/[,\n]/, 1).join(''));
    expect([...new Set(names)].toSorted()).toEqual(alerts.toSorted());
  });
});
