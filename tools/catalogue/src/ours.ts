import { allContracts } from '@chuli/contracts';
import { SCREENS } from '@chuli/contracts/screens';
import type { Entry, Spec } from './spec.ts';
import { rulesHeldByTests } from './rules-held.ts';

/** What the product has. */
export const readOurs = (root: string): Spec => ({
  calls: allContracts().map(({ method, path, access, params, query }) => ({
    name: `${method} ${path}`,
    access,
    parameters: [...Object.keys(params?.shape ?? {}), ...Object.keys(query.shape)],
  })),
  screens: SCREENS.map(({ path, access }): Entry => ({
    // The router writes `/form/:id` where the specification writes `/form/{id}`.
    name: path.replaceAll(/:(\w+)/g, '{$1}'),
    access,
    parameters: [],
  })),
  rules: rulesHeldByTests(root).map((name) => ({ name, access: null, parameters: [] })),
});
