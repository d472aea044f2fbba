import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey } from 'node:crypto';
import type { Page } from '@playwright/test';
import { parseSigningKey } from '../../api/src/base/secrets/index.ts';
import { changeRegistry, signRegistry } from '../../api/src/portal/releases/index.ts';
import type { Portal } from './portal.ts';
import { seen, storeOf } from './releases.ts';

/**
 * The head of an Ed25519 key in PKCS #8. The key is fixed: the public one is among the portal's options, and they must be
 * the same in every process of a run.
 */
const HEAD = Buffer.from('302e020100300506032b657004220420', 'hex');
const privateKey = Buffer.concat([HEAD, Buffer.alloc(32, 7)]);

/** Option of a portal that accepts signed releases only. */
export const RELEASES_PUBLIC_KEY = createPublicKey(
  createPrivateKey({ key: privateKey, format: 'der', type: 'pkcs8' }),
)
  .export({ format: 'der', type: 'spki' })
  .toString('base64');

/** Signs the registry in the portal's store and waits until it is served. */
export async function signReleases(portal: Portal): Promise<void> {
  const signing = parseSigningKey(privateKey.toString('base64'));
  await changeRegistry(storeOf(portal), (registry) => signRegistry(registry, signing));
  await seen(portal);
}

/** Changes the registry in the page, as an attacker between server and browser could. */
export const tamperPage = async (page: Page, change: (html: string) => string) =>
  page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const answer = await route.fetch();
    const html = await answer.text();
    const changed = change(html);
    assert.notEqual(changed, html);
    return route.fulfill({ response: answer, body: changed });
  });
