import Fastify from 'fastify';
import { profileRoutes } from './accounts/profile.routes.ts';
import { recoveryRoutes } from './accounts/recovery.routes.ts';
import { adminCustomersRoutes } from './admin-customers/admin-customers.routes.ts';
import { adminOrdersRoutes } from './admin-orders/admin-orders.routes.ts';
import { adminProductsRoutes } from './admin-products/admin-products.routes.ts';
import { adminSessionRoutes } from './admin-session/admin-session.routes.ts';
import type { App, AppDeps } from './app-types.ts';
import { auditRoutes } from './audit/audit.routes.ts';
import { cartRoutes } from './cart/cart.routes.ts';
import { catalogueImportRoutes } from './catalogue-import/catalogue-import.routes.ts';
import { deliveriesRoutes } from './deliveries/deliveries.routes.ts';
import { deliveryInboxRoutes } from './delivery-inbox/delivery-inbox.routes.ts';
import { deliveryRequestsRoutes } from './delivery-requests/delivery-requests.routes.ts';
import { faqRoutes } from './faq/faq.routes.ts';
import { filesRoutes } from './files/files.routes.ts';
import { healthRoutes } from './health/health.routes.ts';
import { metricsRoutes } from './metrics/metrics.routes.ts';
import { vitalsRoutes } from './metrics/vitals.routes.ts';
import { ordersRoutes } from './orders/orders.routes.ts';
import { auth } from './plugins/auth.ts';
import { cleanText } from './plugins/clean-text.ts';
import { context } from './plugins/context.ts';
import { draining } from './plugins/draining.ts';
import { answerNotFound, errors } from './plugins/errors.ts';
import { housekeeping } from './plugins/housekeeping.ts';
import { callLogger, loggerOptions, requestId } from './plugins/logging.ts';
import { metrics } from './plugins/metrics.ts';
import { openapi } from './plugins/openapi.ts';
import { outbox } from './plugins/outbox.ts';
import { security } from './plugins/security.ts';
import { adminRemotesRoutes } from './portal/admin-remotes.routes.ts';
import { portal } from './portal/portal.ts';
import { releases } from './portal/releases.ts';
import { remoteFailuresRoutes } from './portal/remote-failures.routes.ts';
import { privacyRoutes } from './privacy/privacy.routes.ts';
import { productDetailsRoutes } from './products/product-details.routes.ts';
import { productsRoutes } from './products/products.routes.ts';
import { publicConfigRoutes } from './public-config/public-config.routes.ts';
import { qrCodesRoutes } from './qr-codes/qr-codes.routes.ts';
import { referencesRoutes } from './references/references.routes.ts';
import { relatedLinksRoutes } from './related-links/related-links.routes.ts';
import { specialPricesRoutes } from './special-prices/special-prices.routes.ts';
import { usersRoutes } from './users/users.routes.ts';

/** Balancers and proxies stand in private networks: only these may say who the caller is. */
const TRUSTED_PROXIES = 'loopback, linklocal, uniquelocal';

/** The whole application: production and tests use this one. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const app: App = Fastify({
    logger: deps.logging === false ? false : loggerOptions(deps.config.logLevel, deps.logStream),
    childLoggerFactory: callLogger,
    genReqId: requestId,
    trustProxy: TRUSTED_PROXIES,
    routerOptions: { maxParamLength: 200 },
    // Nothing is turned into what it is not: '2' is no quantity. What a schema does not name is dropped.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: true, useDefaults: true } },
  });
  if (deps.onRoute) app.addHook('onRoute', deps.onRoute);
  app.setNotFoundHandler(answerNotFound);
  await app.register(context, deps);
  await app.register(errors);
  await app.register(draining);
  await app.register(metrics);
  await app.register(security);
  await app.register(cleanText);
  await app.register(auth);
  await app.register(openapi);
  await app.register(outbox);
  await app.register(housekeeping);
  await app.register(releases);
  await app.register(healthRoutes);
  await app.register(metricsRoutes);
  await app.register(api, { prefix: '/api' });
  await app.register(portal);
  return app;
}

async function api(app: App) {
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store');
  });
  app.setNotFoundHandler(answerNotFound);
  await app.register(usersRoutes);
  await app.register(recoveryRoutes);
  await app.register(profileRoutes);
  await app.register(publicConfigRoutes);
  await app.register(productsRoutes);
  await app.register(productDetailsRoutes);
  await app.register(referencesRoutes);
  await app.register(deliveryRequestsRoutes);
  await app.register(cartRoutes);
  await app.register(deliveriesRoutes);
  await app.register(ordersRoutes);
  await app.register(filesRoutes);
  await app.register(faqRoutes);
  await app.register(adminSessionRoutes);
  await app.register(adminCustomersRoutes);
  await app.register(privacyRoutes);
  await app.register(specialPricesRoutes);
  await app.register(adminProductsRoutes);
  await app.register(relatedLinksRoutes);
  await app.register(catalogueImportRoutes);
  await app.register(qrCodesRoutes);
  await app.register(adminOrdersRoutes);
  await app.register(deliveryInboxRoutes);
  await app.register(auditRoutes);
  await app.register(adminRemotesRoutes);
  await app.register(remoteFailuresRoutes);
  await app.register(vitalsRoutes);
}
