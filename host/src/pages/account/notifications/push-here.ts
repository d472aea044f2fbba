import type { PushSubscriptionGiven } from '@extranet/shared/contracts';

const WORKER = '/assets/push-worker.js';

/** Whether this browser is told by push; 'denied' where the person, or the browser, forbade it. */
export type PushHere = 'unsupported' | 'denied' | 'off' | 'on';

const isSupported = () =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

const subscribedHere = async () =>
  (await navigator.serviceWorker.getRegistration('/'))?.pushManager.getSubscription() ?? null;

export async function readPushHere(): Promise<PushHere> {
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await subscribedHere()) ? 'on' : 'off';
}

/** Asks the person, then the browser's push service. Null where the answer was no. */
export async function subscribeHere(publicKey: string): Promise<PushSubscriptionGiven | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  await navigator.serviceWorker.register(WORKER, { scope: '/', updateViaCache: 'none' });
  const { pushManager } = await navigator.serviceWorker.ready;
  // One that was made for another key of ours would be refused.
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint ?? '', p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Answers the address that the server is to forget. */
export async function unsubscribeHere(): Promise<string | null> {
  const subscription = await subscribedHere();
  await subscription?.unsubscribe();
  return subscription?.endpoint ?? null;
}
