/** A request of the HTTP interface without the client: the address may carry a name and a password, which fetch refuses. */
export const rawRequest = (
  server: string,
  options: Record<string, string>,
  init: RequestInit = {},
): Promise<Response> => {
  const address = new URL(server);
  const headers = new Headers(init.headers);
  if (address.username !== '') {
    headers.set('X-ClickHouse-User', decodeURIComponent(address.username));
    headers.set('X-ClickHouse-Key', decodeURIComponent(address.password));
  }
  return fetch(`${address.origin}/?${new URLSearchParams(options).toString()}`, { ...init, headers });
};
