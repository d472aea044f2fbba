import Fastify from 'fastify';
import type { App } from './base/app-types.ts';
import { auditRoutes } from './base/audit/audit.routes.ts';
import { baseDesk } from './base/desk/base-desk.ts';
import { deskRoutes } from './base/desk/desk.routes.ts';
import { filesRoutes } from './base/files/files.routes.ts';
import type { FileMaker } from './base/files/files.service.ts';
import { baseSweep } from './base/housekeeping/base-sweep.ts';
import { housekeeping, housekeepingJobs } from './base/housekeeping/housekeeping.ts';
import { accountLimits } from './base/http/account-limits.ts';
import { cleanText } from './base/http/clean-text.ts';
import { compression } from './base/http/compression.ts';
import { connections, limitedServer } from './base/http/connections.ts';
import { type AppDeps, context } from './base/http/context.ts';
import { draining } from './base/http/draining.ts';
import { answerNotFound, answerUnroutable, errors } from './base/http/errors.ts';
import { callLogger, loggerOptions, requestId } from './base/http/logging.ts';
import { schemasOnUse } from './base/http/schemas-on-use.ts';
import { security } from './base/http/security.ts';
import { importsRoutes } from './base/imports/imports.routes.ts';
import { lookAtImportRoutes } from './base/imports/look-at-import.routes.ts';
import { plannedImports } from './base/imports/planned-imports.ts';
import { jobsRoutes } from './base/jobs/jobs.routes.ts';
import { jobs } from './base/jobs/jobs.ts';
import { listViewsRoutes } from './base/lists/views/list-views.routes.ts';
import { mail, mailJobs } from './base/mail/mail-jobs.ts';
import { basePersonalData } from './base/personal-data/base-personal-data.ts';
import { reading } from './base/replica/reading.ts';
import { openTracing } from './base/tracing/open-tracing.ts';
import { traces } from './base/tracing/tracing.plugin.ts';
import {
  applicationsUse,
  catalogueDesk,
  catalogueFiles,
  cataloguePersonalData,
  catalogueRoutes,
  catalogueSweep,
  catalogueUse,
  makeFile,
  specialPricesUse,
  stockAlertJobs,
} from './catalogue/index.ts';
import { faqRoutes, forumDesk, forumFiguresRoutes, forumFiles, forumPersonalData } from './forum/index.ts';
import {
  closingDays,
  makeDocument,
  orderingDesk,
  orderingFiles,
  orderingPersonalData,
  orderingRoutes,
  orderingSweep,
} from './ordering/index.ts';
import {
  auth,
  customersUse,
  live,
  peopleDesk,
  peoplePersonalData,
  peopleRoutes,
  peopleSweep,
  pushJobs,
} from './people/index.ts';
import {
  brand,
  canarySteps,
  healthRoutes,
  metrics,
  metricsRoutes,
  nightlyBackups,
  openapi,
  portal,
  portalRoutes,
  portalSweep,
  registryMark,
  releases,
  shellOffer,
} from './portal/index.ts';

/** Each wing removes its own expired rows. */
const sweeps = [peopleSweep, catalogueSweep, orderingSweep, portalSweep, baseSweep];

/** Each wing makes its own files that are made when they are first read. */
const makeAnyFile: FileMaker = (store, file, by) =>
  file.kind === 'orderDocument' ? makeDocument(store, file) : makeFile(store, file, by);

/** Each wing says who may read its files, and which are in use. */
const wingFiles = [orderingFiles, catalogueFiles, forumFiles];

/** What files can change, each looked at first. */
const uses = [catalogueUse, specialPricesUse, applicationsUse, customersUse];

/** What happens later, each in a lane of its own. */
const kinds = [
  mailJobs,
  pushJobs,
  stockAlertJobs,
  housekeepingJobs,
  canarySteps,
  closingDays,
  plannedImports(uses),
];

/**
 * All wings with personal data. The forum comes before the base, which deletes a person's files: it removes the owner from
 * pictures in posts, so that they stay.
 */
const holders = [
  forumPersonalData,
  orderingPersonalData,
  cataloguePersonalData,
  peoplePersonalData,
  basePersonalData,
];

/** What every open page is told of when it changes. */
const marks = [registryMark];

/** What each wing brings to the back office's desk. */
const desks = [orderingDesk, forumDesk, catalogueDesk, peopleDesk, baseDesk];

/** The whole application: production and tests use this one. */
export async function buildApp(deps: AppDeps): Promise<App> {
  const tracing = await openTracing(deps.config.traces);
  const app: App = Fastify({
    logger: deps.logging === false ? false : loggerOptions(deps.config.logLevel, tracing, deps.logStream),
    childLoggerFactory: callLogger(tracing),
    genReqId: requestId,
    trustProxy: deps.config.trustsProxy,
    serverFactory: limitedServer(deps.config.limits),
    clientErrorHandler: (error, socket) => app.refuseConnection(error, socket),
    frameworkErrors: answerUnroutable,
    routerOptions: { maxParamLength: 200 },
    schemaController: { compilersFactory: schemasOnUse },
    // No coercion: '2' is not a quantity. Properties that a schema does not name are removed.
    ajv: { customOptions: { coerceTypes: false, removeAdditional: true, useDefaults: true } },
  });
  if (deps.onRoute) app.addHook('onRoute', deps.onRoute);
  app.setNotFoundHandler(answerNotFound);
  await app.register(context, { ...deps, makeFile: makeAnyFile, wingFiles });
  await app.register(traces, { tracing });
  await app.register(errors);
  await app.register(draining);
  await app.register(metrics);
  await app.register(connections);
  await app.register(compression);
  await app.register(security);
  await app.register(cleanText);
  await app.register(auth);
  await app.register(reading);
  await app.register(accountLimits);
  await app.register(openapi);
  await app.register(mail);
  await app.register(housekeeping, { sweeps });
  const backups = nightlyBackups(deps.config);
  await app.register(jobs, { kinds: [...kinds, ...backups.kinds] });
  app.addHook('preClose', backups.close);
  await app.register(live, { marks });
  await app.register(releases);
  await app.register(shellOffer);
  await app.register(brand);
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
  await app.register(filesRoutes);
  await app.register(auditRoutes);
  await app.register(jobsRoutes);
  await app.register(importsRoutes, { uses });
  await app.register(listViewsRoutes);
  await app.register(lookAtImportRoutes, { uses });
  await app.register(deskRoutes, { sources: desks });
  await app.register(peopleRoutes, { holders });
  await app.register(catalogueRoutes);
  await app.register(orderingRoutes);
  await app.register(faqRoutes);
  await app.register(forumFiguresRoutes);
  await app.register(portalRoutes);
}
