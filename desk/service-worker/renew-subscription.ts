type Change = Pick<PushSubscriptionChangeEvent, 'oldSubscription' | 'newSubscription'>;

/** Replaces a subscription that the browser has ended, if it is the signed-in person's. */
export async function renewSubscription(
  { oldSubscription, newSubscription }: Change,
  manager: Pick<PushManager, 'subscribe'>,
): Promise<void> {
  // Some browsers do not tell which one has ended; the person can turn notifications on again.
  if (!oldSubscription) return;
  const { endpoint, options } = oldSubscription;
  const { isOn } = await (await call('PATCH', { endpoint })).json();
  if (!isOn) return;
  const { userVisibleOnly, applicationServerKey } = options;
  const next = newSubscription ?? (await manager.subscribe({ userVisibleOnly, applicationServerKey }));
  await call('POST', next.toJSON());
  await call('DELETE', { endpoint });
}

/** @throws on an error response */
async function call(method: string, body: unknown): Promise<Response> {
  const response = await fetch('/api/desk/push-subscriptions', {
    method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`Renewing the push subscription was answered with ${response.status}`);
  return response;
}
