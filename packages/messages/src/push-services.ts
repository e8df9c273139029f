/** The push services of Chrome, Firefox, Safari and Edge. A person names the address that we shall send to: no other host is asked. */
const SERVICES = [
  'fcm.googleapis.com',
  'push.services.mozilla.com',
  'push.apple.com',
  'notify.windows.com',
] as const;

/** Asked when a browser subscribes, and again before anything is sent: what is stored is not believed. `others` are those of tests. */
export const isPushService = (endpoint: string, others: readonly string[]): boolean => {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, origin, port } = new URL(endpoint);
  const isKnown = SERVICES.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return (protocol === 'https:' && port === '' && isKnown) || others.includes(origin);
};
