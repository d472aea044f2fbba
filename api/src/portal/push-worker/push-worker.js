// The portal's service worker. It shows what is pushed and opens the place that it leads to; it answers no request of a page.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const news = event.data?.json() ?? {};
  if (typeof news.title !== 'string') return;
  const { id, title, body, path } = news;
  // By its tag a repeated one replaces itself.
  event.waitUntil(self.registration.showNotification(title, { body, tag: id, lang: 'fr', data: { path } }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data?.path));
});

/** In a window of the portal that is open already, else in a new one. Only addresses of the portal itself. */
async function open(path) {
  const url = new URL(typeof path === 'string' ? path : '/', self.location.origin);
  if (url.origin !== self.location.origin) return;
  const [window] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (!window) return void (await self.clients.openWindow(url.href));
  await window.focus();
  // A window from before this worker cannot be led.
  await window.navigate(url.href).catch(() => self.clients.openWindow(url.href));
}
