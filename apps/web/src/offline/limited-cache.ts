/** Puts an answer at the end of a cache and lets the oldest go when there are too many. */
export const putLimited = async (
  cache: Cache,
  key: Request | string,
  response: Response,
  most: number,
): Promise<void> => {
  // Anew and at the end: the first are those that were not asked for the longest.
  await cache.delete(key, { ignoreVary: true });
  await cache.put(key, response);
  const keys = await cache.keys();
  await Promise.all(keys.slice(0, Math.max(0, keys.length - most)).map((old) => cache.delete(old)));
};
