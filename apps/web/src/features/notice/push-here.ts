import { sendCall } from '../../api/send-call.ts';

/** What this browser can do with pushed notices. */
export type PushHere = 'unsupported' | 'denied' | 'off' | 'on';

const registration = async (): Promise<ServiceWorkerRegistration | null> => {
  if (!('serviceWorker' in navigator) || !('PushManager' in window) || !('Notification' in window))
    return null;
  return (await navigator.serviceWorker.getRegistration()) ?? null;
};

/** On only where the server knows this browser too. */
export const pushHere = async (known: readonly string[]): Promise<PushHere> => {
  const worker = await registration();
  if (worker === null) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  const subscription = await worker.pushManager.getSubscription();
  return subscription !== null && known.includes(subscription.endpoint) ? 'on' : 'off';
};

const bytesOf = (base64url: string): Uint8Array<ArrayBuffer> => {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (letter) => letter.charCodeAt(0));
};

const lettersOf = (key: ArrayBuffer | null): string =>
  btoa(String.fromCharCode(...new Uint8Array(key ?? new ArrayBuffer(0))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Asks the reader, then the browser's push service, then tells the server. */
export const startPush = async (serverKey: string): Promise<void> => {
  const worker = await registration();
  if (worker === null || (await Notification.requestPermission()) !== 'granted') return;
  const before = await worker.pushManager.getSubscription();
  await before?.unsubscribe();
  const subscription = await worker.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(serverKey),
  });
  await sendCall('POST /notification/push/', {
    body: {
      endpoint: subscription.endpoint,
      p256dh: lettersOf(subscription.getKey('p256dh')),
      auth: lettersOf(subscription.getKey('auth')),
    },
  });
};

export const stopPush = async (): Promise<void> => {
  const subscription = await (await registration())?.pushManager.getSubscription();
  if (subscription === null || subscription === undefined) return;
  await sendCall('DELETE /notification/push/', { query: { endpoint: subscription.endpoint } });
  await subscription.unsubscribe();
};
