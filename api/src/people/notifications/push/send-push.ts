import { request } from 'node:https';
import { isIP } from 'node:net';
import type { PushKeys } from '../../../base/config/push-keys.ts';
import type { PushSubscriptionsTable } from '../../../base/db/schema/notifications.ts';
import { traced } from '../../../base/tracing/scope.ts';
import { isPublicAddress, publicOnly } from './public-address.ts';

const WITHIN_MS = 10_000;
/** News of yesterday is in the list: a browser that was off need not be told any more. */
const KEEP_S = 12 * 3600;
/** The browser has withdrawn its subscription. */
const GONE = [404, 410];

export type Pushed = 'delivered' | 'gone';

/** What the service worker shows, encrypted for this browser alone. */
export interface PushedNews {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

/** Throws where the push service did not take it, so that it is tried again. */
export async function sendPush(
  { endpoint, p256dh, auth }: PushSubscriptionsTable,
  news: PushedNews,
  keys: PushKeys,
): Promise<Pushed> {
  if (!mayBePushedTo(endpoint, keys.privateOrigin)) throw new Error('the endpoint is not public');
  const { buildPushPayload } = await import('@block65/webcrypto-web-push');
  const { body, headers } = await buildPushPayload(
    { data: { ...news }, options: { ttl: KEEP_S, urgency: 'normal' } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    keys,
  );
  const isInHouse = new URL(endpoint).origin === keys.privateOrigin;
  const status = await traced('push', {}, () => post(endpoint, { body, headers, isInHouse }));
  if (GONE.includes(status)) return 'gone';
  if (status < 200 || status >= 300) throw new Error(`the push service answered ${status}`);
  return 'delivered';
}

/** Where a subscription may lead: its address came from a browser, and could name a machine behind our walls. */
export function mayBePushedTo(endpoint: string, privateOrigin: string | null): boolean {
  const url = URL.parse(endpoint);
  if (url?.protocol !== 'https:' || url.username || url.password) return false;
  if (url.origin === privateOrigin) return true;
  if (url.port) return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host)) return isPublicAddress(host);
  return host.includes('.') && !/\.(local|internal|localhost|lan|home\.arpa)$/.test(host);
}

interface Sent {
  readonly body: Uint8Array;
  readonly headers: Readonly<Record<string, string>>;
  readonly isInHouse: boolean;
}

/** Answers the status; redirections are not followed, they could lead inside. */
function post(endpoint: string, { body, headers, isInHouse }: Sent): Promise<number> {
  const within = isInHouse ? {} : { lookup: publicOnly };
  return new Promise((resolve, reject) => {
    const call = request(endpoint, { method: 'POST', headers, timeout: WITHIN_MS, ...within }, (answer) => {
      // Unread, it would hold the connection.
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    call.on('timeout', () => call.destroy(new Error('the push service did not answer')));
    call.on('error', reject);
    call.end(body);
  });
}
