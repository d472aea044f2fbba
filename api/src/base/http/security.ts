import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import { contentPolicy } from './content-policy.ts';

/** What browsers ask of an origin that wants to be kept on their list. */
const TWO_YEARS_S = 2 * 365 * 24 * 3600;

/**
 * What a browser reads on documents only would be three quarters of a kilobyte on each of a page's fifteen scripts, which
 * nosniff keeps from ever being one.
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

/** Nothing of the portal needs them; a page of it that is made to ask gets no prompt to click away. */
const NO_DEVICE = ['camera', 'geolocation', 'microphone', 'payment', 'usb', 'serial', 'midi']
  .map((name) => `${name}=()`)
  .join(', ');

export const security = fp(async (app: App) => {
  const { backofficeOrigin, publicUrl } = app.config;
  await app.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: contentPolicy(backofficeOrigin) },
    // The old header knows no origin: where the back office may frame, the content policy alone says so.
    xFrameOptions: backofficeOrigin ? false : { action: 'deny' },
    strictTransportSecurity: publicUrl.startsWith('https:') && {
      maxAge: TWO_YEARS_S,
      includeSubDomains: true,
    },
  });
  app.addHook('onSend', async ({ url }, reply) => {
    if (SCRIPT_OR_FONT.test(url)) for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
    else reply.header('permissions-policy', NO_DEVICE);
  });
});
