/** Longer than this and a part of the product is taken for lost. */
const TIME_OUT = 120_000;

/** A part of the product that did not arrive: the connection broke, or a new version has replaced it. */
export class ChunkLoadError extends Error {
  constructor(name: string, cause: unknown) {
    super(`The part ${name} could not be loaded.`, { cause });
    this.name = 'ChunkLoadError';
  }
}

/** What was loaded anew already, kept for as long as the tab lives. */
type Memory = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export type Recovery = {
  reload: () => void;
  report: (error: Error) => void;
  /** Null when nothing can be remembered: then nothing is loaded anew, since that might never end. */
  memory: Memory | null;
};

const tabMemory = (): Memory | null => {
  try {
    return globalThis.sessionStorage ?? null;
  } catch {
    return null;
  }
};

const inBrowser = (): Recovery => ({
  reload: () => window.location.reload(),
  report: (error) => reportError(error),
  memory: tabMemory(),
});

const withinTime = async <T>(name: string, load: () => Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${name} took longer than ${TIME_OUT} ms.`)), TIME_OUT);
  });
  try {
    return await Promise.race([load(), late]);
  } finally {
    clearTimeout(timer);
  }
};

/**
 * Loads a part of the product. One that fails or takes too long is reported, and the page is loaded anew: once for
 * each part, since after a release the old parts are gone but the new page knows the new ones. A second failure is
 * left to the error page.
 */
export const loadChunk = async <T>(
  name: string,
  load: () => Promise<T>,
  recovery: Recovery = inBrowser(),
): Promise<T> => {
  const { memory, reload, report } = recovery;
  const key = `chuli.reloaded.${name}`;
  try {
    const chunk = await withinTime(name, load);
    memory?.removeItem(key);
    return chunk;
  } catch (cause) {
    const error = new ChunkLoadError(name, cause);
    report(error);
    if (memory === null || memory.getItem(key) !== null) throw error;
    memory.setItem(key, 'once');
    reload();
    return await new Promise<never>(() => undefined);
  }
};
