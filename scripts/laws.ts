import { env } from 'node:process';
import { runCommand } from '@chuli/command';
import { tryBrokerLaws } from './lib/brokers/broker-laws.ts';
import { tryEffectLaws } from './lib/effects/effect-laws.ts';
import { tryIndicatorLaws } from './lib/indicator-laws.ts';
import { tryLabelLaws } from './lib/label-laws.ts';
import { tryOrderLaws } from './lib/order-laws.ts';
import { tryScanLaws } from './lib/scan-laws.ts';

await runCommand({
  name: 'laws',
  summary:
    'Tries the laws of indicators, of scans, of orders, of labels, of the record of brokers, or of the documented effects, on random cases; --full tries many more. What is tried follows from the seed alone.',
  words: '[indicators|scan|orders|labels|brokers|effects]',
  options: {
    full: { type: 'boolean', help: 'as many cases as a release is tried with' },
    cases: { type: 'string', help: 'another number of cases a law' },
    seed: { type: 'string', help: 'the number of the first case; a failure prints its own', default: '0' },
    archive: {
      type: 'string',
      help: 'orders, labels, and brokers with --full: also on the floorsheets of this archive; effects: beside our study of it; CHULI_ARCHIVE else',
    },
    show: { type: 'string', help: 'how many failures of a law are printed', default: '3' },
  },
  run: ({ full, cases, seed, archive, show }, [what = 'indicators']) => {
    if (what === 'scan') return tryScanLaws({ full, cases, seed: Number(seed), show: Number(show) });
    const folder = archive ?? env['CHULI_ARCHIVE'];
    if (what === 'orders') return tryOrderLaws({ full, cases, seed: Number(seed), archive: folder });
    if (what === 'labels') return tryLabelLaws({ full, seed: Number(seed), archive: folder });
    if (what === 'brokers') return tryBrokerLaws({ full, cases, seed: Number(seed), archive: folder });
    if (what === 'effects') return tryEffectLaws({ seed: Number(seed), archive: folder });
    if (what !== 'indicators')
      throw new Error(
        `There are laws of indicators, scan, orders, labels, brokers and effects, none of ${what}.`,
      );
    return tryIndicatorLaws({ full, cases, seed: Number(seed), show: Number(show) });
  },
});
