import { namedContracts } from '@chuli/contracts';
import { SCREENS } from '@chuli/contracts/screens';
import { ERRORS } from '@chuli/kernel';
import { API_METRICS, type Meters, PART_METRICS, openMeters } from '@chuli/telemetry';

const TABLE = { ...API_METRICS, ...PART_METRICS } as const;

export type ApiMeters = Meters<typeof TABLE>;

export const POOLS = ['registry', 'tape-light', 'tape-heavy', 'lane-light', 'lane-heavy'] as const;

/** The figures of the API. Calls and screens are named by their ids in our own tables, whatever a request says. */
export const openApiMeters = (): ApiMeters =>
  openMeters(TABLE, {
    call: namedContracts().map(({ area, name }) => `${area}.${name}`),
    screen: SCREENS.map(({ id }) => id),
    code: Object.keys(ERRORS),
    pool: POOLS,
    queue: ['sign-ins'],
    cache: ['answers'],
  });
