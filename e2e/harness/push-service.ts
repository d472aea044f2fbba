import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { newPushKeys } from '../../api/src/base/secrets/index.ts';
import { browserKeys, pushReceiver, vapidClaims } from '../../api/src/testing/push-receiver.ts';

/** What a pushed message says, after it was decrypted. */
export interface Pushed {
  readonly id: string;
  readonly title: string;
  readonly body: string;
  readonly path: string;
}

export type PushService = Awaited<ReturnType<typeof startPushService>>;

/**
 * A push service on this machine, because Chromium's own is Google's: over TLS, with a certificate that the portal is told to
 * trust. Everything else is real: keys of a browser, keys of the portal, signature, encryption.
 */
export async function startPushService() {
  const receiver = await pushReceiver();
  const folder = await mkdtemp(join(tmpdir(), 'extranet-push-'));
  const certificate = join(folder, 'certificate.pem');
  await writeFile(certificate, receiver.certificate);
  const keys = newPushKeys();
  const { read, ...browser } = browserKeys();
  const subscription = { endpoint: `${receiver.origin}/browser/1`, ...browser };
  let taken = 0;
  return {
    subscription,
    /** For the portal that is to push here. */
    env: {
      PUSH_PUBLIC_KEY: keys.publicKey,
      PUSH_PRIVATE_KEY: keys.privateKey,
      PUSH_PRIVATE_ORIGIN: receiver.origin,
      NODE_EXTRA_CA_CERTS: certificate,
    },
    /** Waits for the next message, and checks what a push service and a browser check: who signed it, for whom, until when. */
    next: async (): Promise<Pushed> => {
      await expect.poll(() => receiver.received.length, 'a pushed message').toBeGreaterThan(taken);
      const { path, headers, body } = receiver.received[taken] ?? assert.fail();
      taken += 1;
      const { authorization, ttl } = headers;
      assert.equal(path, '/browser/1');
      assert.equal(headers['content-encoding'], 'aes128gcm');
      assert.ok(Number(ttl) > 0, `TTL: ${ttl}`);
      assert.ok(String(authorization).endsWith(`k=${keys.publicKey}`), 'signed with the portal’s key');
      const { alg, aud, exp, sub } = vapidClaims(String(authorization));
      assert.deepEqual([alg, aud], ['ES256', receiver.origin]);
      assert.match(sub, /^(https?:|mailto:)/);
      const inSeconds = exp - Date.now() / 1000;
      assert.ok(inSeconds > 0 && inSeconds <= 24 * 3600, `expires in ${inSeconds} s`);
      const news = read(body) as Pushed;
      assert.ok(!body.includes(news.title), 'the title is not in the clear');
      return news;
    },
    stop: async () => {
      await receiver.close();
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Lets the browser of this page be subscribed by its own button: asked for a subscription it gets this one, where Chromium
 * would ask Google. The person has said yes, which the browser without a window never lets anybody say.
 */
export const subscribesTo = (page: Page, { subscription }: PushService) =>
  page.addInitScript(({ endpoint, p256dh, auth }) => {
    let given: object | null = null;
    const made = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
      unsubscribe: async () => {
        given = null;
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async () => {
        given = made;
        return made;
      },
      getSubscription: async () => given,
    });
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
    Notification.requestPermission = async () => 'granted';
  }, subscription);
