import { callDesk } from '../api/desk-client.ts';

/** Whether this browser can show notifications at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Goes on with this browser's subscription after signing in again. @returns whether it has one for who is signed in */
export async function resumePush(): Promise<boolean> {
  const subscription = await currentSubscription();
  if (!subscription) return false;
  const body = { endpoint: subscription.endpoint };
  return (await callDesk<{ isOn: boolean }>('/push-subscriptions', { method: 'PATCH', body })).isOn;
}

/** Asks the person and the browser, and tells the server where to send. @returns false when the person said no */
export async function turnOnPush(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  const registration = await navigator.serviceWorker.ready;
  const subscription = await registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: pushKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  await callDesk('/push-subscriptions', { method: 'POST', body: { endpoint, keys } });
  return true;
}

/** Ends the subscription here and on the server. */
export async function turnOffPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await callDesk('/push-subscriptions', { method: 'DELETE', body: { endpoint } });
}

async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/desk/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
