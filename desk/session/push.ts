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

/** Shows notifications while no page of the desk is open. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/desk/service-worker.js');

/** This browser's subscription, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/desk/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
