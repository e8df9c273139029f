import { runCommand } from '@chuli/command';
import type { Bench } from '../bench/bench.ts';

const BENCHES: Record<string, () => Promise<{ bench: Bench }>> = {
  calls: () => import('../bench/calls.ts'),
  chart: () => import('../bench/chart.ts'),
  cold: () => import('../bench/cold.ts'),
  filter: () => import('../bench/filter.ts'),
  flow: () => import('../bench/flow.ts'),
  import: () => import('../bench/import.ts'),
  live: () => import('../bench/live.ts'),
  loads: () => import('../bench/loads.ts'),
  scale: () => import('../bench/scale.ts'),
  scan: () => import('../bench/scan.ts'),
  signals: () => import('../bench/signals.ts'),
  slice: () => import('../bench/slice.ts'),
  table: () => import('../bench/table.ts'),
  web: () => import('../bench/web.ts'),
};

await runCommand({
  name: 'bench',
  summary: `Measures one part of the product against its target: ${Object.keys(BENCHES).join(', ')}.`,
  words: '<name>',
  options: {
    full: { type: 'boolean', help: 'the whole archive, or a hundred million trades, instead of a few days' },
    archive: { type: 'string', help: 'folder of the archive; without it the sample market is measured' },
    measure: {
      type: 'boolean',
      help: 'of scan: print what each kind of step costs; of flow: what each statement takes',
    },
    soak: { type: 'boolean', help: 'of scale: five minutes, or an hour, instead of the slopes' },
  },
  run: async ({ full, archive, measure, soak }, [name = '']) => {
    const load = BENCHES[name];
    if (load === undefined) throw new Error(`Which bench? ${Object.keys(BENCHES).join(', ')}`);
    const { bench } = await load();
    return bench({ full, archive, measure, soak });
  },
});
