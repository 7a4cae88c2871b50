import { desk } from '../api/desk-client.ts';
import { currentSubscription, registerServiceWorker } from '../session/push.ts';

/** Asks for permission, subscribes, and registers the subscription with the server. @returns false if the person declined */
export async function turnOnPush(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  // `ready` would never resolve if the worker could not be registered.
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await withTimeout(subscribe(pushManager, pushKey));
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await desk['push-subscriptions'].$post({
    json: { endpoint: subscription.endpoint, keys: { p256dh, auth } },
  });
  return true;
}

/** Timeout for the browser's push service. */
const PUSH_SERVICE_TIMEOUT_MS = 20_000;

/** The browser's push service did not answer. */
export class PushServiceUnreachable extends Error {}

/** @throws `PushServiceUnreachable` after a timeout, because browsers silently retry for minutes */
async function withTimeout<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const away = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new PushServiceUnreachable()), PUSH_SERVICE_TIMEOUT_MS);
  });
  return await Promise.race([answer, away]).finally(() => clearTimeout(timer));
}

/** A subscription with the key of an earlier database has to be removed first. */
async function subscribe(manager: PushManager, pushKey: string): Promise<PushSubscription> {
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    return await manager.subscribe(options);
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
    await (await manager.getSubscription())?.unsubscribe();
    return await manager.subscribe(options);
  }
}

/** Ends the subscription here and on the server. */
export async function turnOffPush(): Promise<void> {
  const subscription = await currentSubscription();
  if (!subscription) return;
  const { endpoint } = subscription;
  await subscription.unsubscribe();
  await desk['push-subscriptions'].$delete({ json: { endpoint } });
}
