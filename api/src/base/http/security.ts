import fp from 'fastify-plugin';
import helmet from 'helmet';
import type { App } from '../app-types.ts';
import { contentPolicy } from './content-policy.ts';

/** The minimum for a place on the browsers' preload list. */
const TWO_YEARS_S = 2 * 365 * 24 * 3600;

/**
 * Scripts and fonts do without the headers that browsers read on documents only: 0.75 kB on each of a page's fifteen
 * scripts. nosniff keeps a script from being opened as a document.
 */
const SCRIPT_OR_FONT = /^\/(assets|fonts|r)\/[^?]+\.(js|woff2)$/;
const FOR_DOCUMENTS = [
  'content-security-policy',
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
];

/** The portal needs none of these; injected code that asks for one gets no prompt. */
const NO_DEVICE = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'midi']
  .map((name) => `${name}=()`)
  .join(', ');

export const security = fp(async (app: App) => {
  const { backofficeOrigin, publicUrl } = app.config;
  // Made once: Fastify's own plugin makes it for each answer, which took a fiftieth of the time of an order.
  const setHeaders = helmet({
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(backofficeOrigin) },
    // x-frame-options cannot name an origin: when the back office may frame the portal, the content policy alone says so.
    xFrameOptions: backofficeOrigin ? false : { action: 'deny' },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: TWO_YEARS_S,
      includeSubDomains: true,
    },
  });
  app.addHook('onRequest', (request, reply, next) => setHeaders(request.raw, reply.raw, () => next()));
  app.addHook('onSend', async ({ url }, reply) => {
    if (SCRIPT_OR_FONT.test(url)) for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
    else reply.header('permissions-policy', NO_DEVICE);
  });
});
