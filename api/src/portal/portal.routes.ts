import type { App } from '../base/app-types.ts';
import { backupsRoutes } from './backups/backups.routes.ts';
import { drillsRoutes } from './drills/drills.routes.ts';
import { drillsProgram } from './drills/drills-program.ts';
import { installedRoutes } from './installed/installed.routes.ts';
import { vitalsRoutes } from './metrics/vitals.routes.ts';
import { publicConfigRoutes } from './public-config/public-config.routes.ts';
import { adminRemotesRoutes } from './releases/admin-remotes.routes.ts';
import { remoteFailuresRoutes } from './remote-failures/remote-failures.routes.ts';
import { remoteLoadsRoutes } from './remote-failures/remote-loads.routes.ts';
import { remoteFiguresRoutes } from './remote-figures/remote-figures.routes.ts';
import { supplierRoutes } from './supplier/supplier.routes.ts';

/** The portal's own routes under /api. */
export async function portalRoutes(app: App) {
  await app.register(publicConfigRoutes);
  await app.register(adminRemotesRoutes);
  await app.register(remoteFailuresRoutes);
  await app.register(remoteLoadsRoutes);
  await app.register(remoteFiguresRoutes);
  await app.register(vitalsRoutes);
  await app.register(supplierRoutes);
  await app.register(installedRoutes);
  await app.register(backupsRoutes);
  const program = drillsProgram(app);
  if (program) await app.register(drillsRoutes, { program });
}
