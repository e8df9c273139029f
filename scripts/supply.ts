import { runCommand } from '@chuli/command';
import { checkSupply } from '@chuli/supply';

const MOST_SHOWN = 40;
const WIDTH = 20;

await runCommand({
  name: 'supply',
  summary:
    'Looks at what the product is made of: licences and origins of packages, secrets in files, known advisories.',
  options: {
    history: { type: 'boolean', help: 'look for secrets in all commits as well', default: false },
    offline: { type: 'boolean', help: 'ask the registry for nothing', default: false },
    strict: { type: 'boolean', help: 'fail also where the registry could not be asked', default: false },
  },
  run: async ({ history, offline, strict }) => {
    const started = performance.now();
    const today = new Date().toISOString().slice(0, 10);
    const outcomes = await checkSupply({ history, offline, today });
    for (const { name, told, faults } of outcomes) {
      console.log(`${name.padEnd(WIDTH)} ${told}`);
      for (const fault of faults.slice(0, MOST_SHOWN)) console.log(`  ${fault}`);
    }
    const counted = (['good', 'bad', 'not asked'] as const).map((state) => ({
      state,
      count: outcomes.filter((outcome) => outcome.state === state).length,
    }));
    const seconds = ((performance.now() - started) / 1_000).toFixed(1);
    console.log(
      `supply: ${counted.map(({ state, count }) => `${count} ${state}`).join(', ')}, in ${seconds} s`,
    );
    const failing = strict ? ['bad', 'not asked'] : ['bad'];
    return outcomes.some(({ state }) => failing.includes(state)) ? 1 : 0;
  },
});
