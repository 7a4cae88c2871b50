/// <reference lib="webworker" />
import { offlineWords } from '#content/desk/push.ts';
import type { PushMessage } from '#domain/desk/desk-event.ts';
import { notificationOf } from './notification.ts';
import { renewSubscription } from './renew-subscription.ts';

declare const self: ServiceWorkerGlobalScope;

// Shows notifications, and an offline page. It caches nothing, so that no lead is ever in a cache.

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  if (event.request.mode !== 'navigate') return;
  event.respondWith(fetch(event.request).catch(() => offlinePage()));
});

self.addEventListener('push', (event) => {
  if (!event.data) return;
  const { title, options } = notificationOf(event.data.json() as PushMessage);
  event.waitUntil(self.registration.showNotification(title, options));
});

self.addEventListener('pushsubscriptionchange', (event) =>
  event.waitUntil(renewSubscription(event, self.registration.pushManager)),
);

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { leadId } = event.notification.data as { leadId: string };
  event.waitUntil(openLead(`/desk/leads/${encodeURIComponent(leadId)}`));
});

async function openLead(address: string): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window' });
  const desks = windows.filter(({ url }) => new URL(url).pathname.startsWith('/desk/'));
  const open = desks.find(({ visibilityState }) => visibilityState === 'visible') ?? desks[0];
  // A page with unsaved changes may refuse to navigate; then a new window opens.
  const shown = await open?.navigate(address).catch(() => null);
  if (shown) await shown.focus();
  else await self.clients.openWindow(address);
}

function offlinePage(): Response {
  const { title, note, again } = offlineWords;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><body><h1>${title}</h1><p>${note}</p><p><a href="">${again}</a></p></body></html>`;
  return new Response(html, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' },
  });
}
