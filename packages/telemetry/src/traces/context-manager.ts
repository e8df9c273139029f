import { AsyncLocalStorage } from 'node:async_hooks';
import { type Context, type ContextManager, ROOT_CONTEXT } from '@opentelemetry/api';

/** Carries the span of a request through whatever it waits for. */
export const createContextManager = (): ContextManager => {
  const held = new AsyncLocalStorage<Context>();
  const manager: ContextManager = {
    active: () => held.getStore() ?? ROOT_CONTEXT,
    with: (within, work, self, ...args) => held.run(within, () => work.apply(self as never, args)),
    bind: (within, target) =>
      typeof target === 'function'
        ? (((...args: unknown[]) => held.run(within, () => target(...args) as unknown)) as typeof target)
        : target,
    enable: () => manager,
    disable: () => manager,
  };
  return manager;
};
