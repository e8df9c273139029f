/**
 * A failure for which nobody waits, say because whoever asked has left meanwhile, concerns one request at most: it is
 * told, and the server goes on serving the others. Without this it would end the process.
 */
export const surviveStrayRejections = (tell: (error: unknown) => void): void => {
  process.on('unhandledRejection', tell);
};
