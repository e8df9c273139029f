import { env } from 'node:process';
import fc from 'fast-check';

/** One seed for all properties: a test that fails tells of the change, never of the day's luck. */
fc.configureGlobal({ seed: Number(env['CHULI_PROPERTY_SEED'] ?? 1) });
