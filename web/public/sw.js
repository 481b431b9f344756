// The installed app without a network: the start page and the parts of the client that were loaded before.
// What the server says is never kept: a table is always the present one or none.
const CACHE = 'trailboss-1';
const MOST = 150; // files; of older builds there are always some

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.add('/')));
});

self.addEventListener('activate', (event) => {
  const others = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(others());
});

// The page says what it has loaded before this worker was there.
self.addEventListener('message', (event) => {
  const keep = async () => {
    const cache = await caches.open(CACHE);
    for (const url of event.data.keep ?? [])
      if (isPart(new URL(url)) && !(await cache.match(url))) await cache.add(url).catch(() => {});
    const kept = (await cache.keys()).filter((request) => isPart(new URL(request.url)));
    for (const old of kept.slice(0, Math.max(0, kept.length - MOST))) await cache.delete(old);
  };
  event.waitUntil(keep());
});

// A notice of the server, also while no page is open. All words in it are the server's.
self.addEventListener('push', (event) => {
  const { title, path, tag } = event.data?.json() ?? {};
  if (!title || !isOurs(path)) return;
  const show = async () => {
    const open = await self.clients.matchAll({ type: 'window' });
    const seen = open.some(
      ({ url, visibilityState }) => visibilityState === 'visible' && new URL(url).pathname === path,
    );
    if (seen) return;
    await self.registration.showNotification(title, {
      tag: `trailboss-${tag}`,
      icon: '/icon.svg',
      data: { path },
    });
  };
  event.waitUntil(show());
});

self.addEventListener('notificationclick', (event) => {
  const { path } = event.notification.data ?? {};
  event.notification.close();
  if (!isOurs(path)) return;
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' });
    const there = pages.find(({ url }) => new URL(url).pathname === path);
    await (there ? there.focus() : self.clients.openWindow(path));
  };
  event.waitUntil(open());
});

/** A page of this site: nothing else is opened. */
function isOurs(path) {
  return (
    typeof path === 'string' &&
    new URL(path, self.location.origin).href === self.location.origin + path
  );
}

/** A file whose name changes with its contents. */
function isPart(url) {
  return url.origin === self.location.origin && url.pathname.startsWith('/assets/');
}

async function part(request) {
  const cache = await caches.open(CACHE);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

async function page(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok && new URL(request.url).pathname === '/')
      await (await caches.open(CACHE)).put('/', answer.clone());
    return answer;
  } catch (error) {
    const start = await caches.match('/');
    if (start) return start;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (isPart(url)) event.respondWith(part(request));
  else if (request.mode === 'navigate' && !url.pathname.startsWith('/api/'))
    event.respondWith(page(request));
});
