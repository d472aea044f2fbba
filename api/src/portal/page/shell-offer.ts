import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import { offeredShell } from '../releases/shell-canary.ts';
import { endShellCookie, setShellCookie, shellChoice } from './shell-cookie.ts';

/**
 * The page's address is the same for everybody and its call carries no token: so whoever is offered the shell's canary is told by
 * the answer that says who they are, and the browser shows the cookie when it asks for the next page.
 */
export const shellOffer = fp(async (app: App) => {
  app.decorate('offerShell', async (request, reply, account) => {
    // Without the store there is no canary to offer, and signing in must not fail.
    const published = await app.releases.read().catch(() => null);
    if (!published) return;
    const canary = offeredShell(published.registry, account);
    const choice = shellChoice(request, canary ?? undefined);
    if (!canary && choice !== 'none') endShellCookie(reply);
    if (canary && choice !== 'canary' && choice !== 'failed') setShellCookie(request, reply, canary);
  });
  app.decorate('forgetShell', (request, reply) => {
    if (shellChoice(request, undefined) !== 'none') endShellCookie(reply);
  });
});
