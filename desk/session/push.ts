import { desk, readJson } from '../api/desk-client.ts';

/** Whether this browser can show notifications at all. */
export const canPush = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Reactivates this browser's subscription after signing in again. @returns whether the signed-in person has one here */
export async function resumePush(): Promise<boolean> {
  const subscription = await currentSubscription();
  if (!subscription) return false;
  const json = { endpoint: subscription.endpoint };
  return (await readJson(desk['push-subscriptions'].$patch({ json }))).isOn;
}

/** Registers the worker that shows notifications while no page of the desk is open. */
export const registerServiceWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register('/desk/service-worker.js');

/** This browser's subscription, if it has one. */
export async function currentSubscription(): Promise<PushSubscription | null> {
  if (!canPush()) return null;
  const registration = await navigator.serviceWorker.getRegistration('/desk/');
  return (await registration?.pushManager.getSubscription()) ?? null;
}
