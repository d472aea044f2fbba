import swagger from '@fastify/swagger';
import fp from 'fastify-plugin';
import type { App } from '../../base/app-types.ts';
import { type Described, DOCS_STYLE, docsPage } from './docs-page.ts';

/** Builds the description from the schemas that validate requests; register it before the routes. */
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
  // Rendered once and kept: these routes are public and have no limit.
  let description: Buffer | undefined;
  let page: Buffer | undefined;
  app.get('/api/openapi.json', { schema: { hide: true } }, async (_request, reply) => {
    description ??= Buffer.from(JSON.stringify(app.swagger()));
    return reply.type('application/json; charset=utf-8').send(description);
  });
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) => {
    page ??= Buffer.from(docsPage(app.swagger() as Described));
    return reply.type('text/html; charset=utf-8').send(page);
  });
  app.get('/api/docs/style.css', { schema: { hide: true } }, async (_request, reply) =>
    reply.type('text/css; charset=utf-8').send(DOCS_STYLE),
  );
});

/** 'getOrderPdfByOrderId': the operation's name in generated clients. */
function operationId(method: string, url: string): string {
  const words = url.split(/[/_-]/).filter((part) => part && part !== 'api');
  const named = words.map((word) => (word.startsWith(':') ? `By${capital(word.slice(1))}` : capital(word)));
  return `${method.toLowerCase()}${named.join('')}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
