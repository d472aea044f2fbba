import helmet from '@fastify/helmet';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';

/** styled-components asks for the empty string's hash only, so that the page itself can stay static. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

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

/** Only the main back office, when one is configured, may frame the application. */
export const security = fp(async (app: App) => {
  const { backofficeOrigin } = app.config;
  const frameAncestors = backofficeOrigin ? ["'self'", backofficeOrigin] : ["'self'"];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", EMPTY_STYLE],
        imgSrc: ["'self'", 'data:', 'blob:'],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        frameAncestors,
      },
    },
    xFrameOptions: backofficeOrigin ? false : { action: 'sameorigin' },
    strictTransportSecurity: app.config.publicUrl.startsWith('https:'),
  });
  app.addHook('onSend', async ({ url }, reply) => {
    if (!SCRIPT_OR_FONT.test(url)) return;
    for (const name of FOR_DOCUMENTS) reply.removeHeader(name);
  });
});
