import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';

/** The description's page sets styles by itself: a policy of its own, there and nowhere else. */
const DOCS_POLICY =
  "default-src 'self'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'self'";

/** The description is made of the very schemas that validate; register it before the routes. */
export const openapi = fp(async (app: App) => {
  await app.register(swagger, {
    transform: ({ schema, url, route }) => ({
      schema: { operationId: operationId(String(route.method), url), ...schema },
      url,
    }),
    openapi: {
      openapi: '3.0.3',
      info: {
        title: 'Extranet clients',
        version: '1.0.0',
        description: 'Catalogue, commandes, forum et administration de l’extranet clients.',
      },
      servers: [{ url: app.config.publicUrl }],
      components: {
        securitySchemes: {
          customer: { type: 'http', scheme: 'bearer', description: 'Token of POST /api/user/signIn' },
          admin: { type: 'http', scheme: 'bearer', description: 'Token of GET /api/admin/signin' },
          backoffice: { type: 'http', scheme: 'bearer', description: 'BACKOFFICE_SECRET' },
        },
      },
    },
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: DOCS_POLICY });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
});

/** 'getOrderPdfByOrderId': what generated clients call the operation. */
function operationId(method: string, url: string): string {
  const words = url.split(/[/_-]/).filter((part) => part && part !== 'api');
  const named = words.map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word)));
  return `${method.toLowerCase()}${named.join('')}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
