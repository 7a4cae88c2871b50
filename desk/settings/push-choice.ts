import { desk } from '../api/desk-client.ts';
import { currentSubscription, registerServiceWorker } from '../session/push.ts';

/** Asks the person and the browser, and tells the server where to send. @returns false when the person said no */
export async function turnOnPush(pushKey: string): Promise<boolean> {
  if ((await Notification.requestPermission()) !== 'granted') return false;
  // Waiting for one that could not be registered has no end.
  await registerServiceWorker();
  const { pushManager } = await navigator.serviceWorker.ready;
  const subscription = await inTime(subscribe(pushManager, pushKey));
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  await desk['push-subscriptions'].$post({
    json: { endpoint: subscription.endpoint, keys: { p256dh, auth } },
  });
  return true;
}

/** A push service that cannot be reached is waited for no longer. */
const PUSH_SERVICE_MS = 20_000;

/** The browser's push service did not answer. */
export class PushServiceAway extends Error {}

/** @throws `PushServiceAway` for a browser that would try for minutes without a word */
async function inTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const away = new Promise<never>((_, refuse) => {
    timer = setTimeout(() => refuse(new PushServiceAway()), PUSH_SERVICE_MS);
  });
  return await Promise.race([answer, away]).finally(() => clearTimeout(timer));
}

/** A subscription under another key, of a store that was here before, has to end first. */
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
