export { openapi } from './docs/openapi.ts';
export { healthRoutes } from './health/health.routes.ts';
export { metrics } from './metrics/metrics.plugin.ts';
export { metricsRoutes } from './metrics/metrics.routes.ts';
export { portal } from './page/portal.ts';
export { portalRoutes } from './portal.routes.ts';
export { portalSweep } from './portal-sweep.ts';
export { releases } from './releases/releases.ts';
