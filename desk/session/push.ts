import { desk, read } from '../api/desk-client.ts';

/** Whether this browser can show notifications at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Goes on with this browser's subscription after signing in again. @returns whether the person who is signed in has one here */
export async function resumePush(): Promise<boolean> {
  const subscription = await currentSubscription();
  if (!subscription) return false;
  const json = { endpoint: subscription.endpoint };
  return (await read(desk['push-subscriptions'].$patch({ json }))).isOn;
}

/** Asks the person and the browser, and tells the server where to send. @returns false when the person said no */
export async function turnOnPush(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await desk['push-subscriptions'].$post({
    json: { endpoint: subscription.endpoint, keys: { p256dh, auth } },
  });
  return true;
}

/** Ends the subscription here and on the server. */
export async function turnOffPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await desk['push-subscriptions'].$delete({ json: { endpoint } });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/desk/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
