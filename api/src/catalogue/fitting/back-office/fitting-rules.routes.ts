import {
  ApiError,
  FittingPreview,
  FittingRestore,
  FittingRules,
  FittingRulesChange,
  FittingRulesSaved,
  FittingRulesTried,
  FittingVersion,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../../base/app-types.ts';
import { actorOf } from '../../../base/audit/actor.ts';
import { orNotFound } from '../../../base/errors.ts';
import { currentRules, parseRules } from '../current-rules.ts';
import { listVersions, rulesOfVersion } from '../fitting-rules.queries.ts';
import { previewRules } from './preview.service.ts';
import { checkRules } from './rule-sentences.ts';
import { restoreVersion, saveRules } from './save-rules.service.ts';

const shared = { tags: ['Administration : règles de montage'], security: [{ admin: [] }] };
const ByVersion = Type.Object({ version: Type.String({ pattern: '^[1-9]\\d{0,8}$' }) });
/** Two thousand rules of two kilobytes. */
const bodyLimit = 4 * 1024 * 1024;

export async function fittingRulesRoutes(app: App) {
  const onRequest = app.admin;

  app.get(
    '/admin/fitting/rules',
    {
      schema: {
        ...shared,
        summary: 'The rules that count, with their version',
        response: { 200: FittingRules, '4xx': ApiError },
      },
      onRequest,
    },
    async () => {
      const { version, rules } = await currentRules(app.db);
      return { version, rules: [...rules] };
    },
  );

  app.put(
    '/admin/fitting/rules',
    {
      schema: {
        ...shared,
        summary: 'Save all rules as a new version; 409 when another was saved meanwhile',
        body: FittingRulesChange,
        response: { 200: FittingRulesSaved, '4xx': ApiError },
      },
      bodyLimit,
      onRequest,
    },
    async (request) => {
      const { after, comment, rules } = request.body;
      const by = actorOf(request);
      return saveRules(app.db, rules, { after, comment, action: 'fittingRules.save', by, now: app.now() });
    },
  );

  app.post(
    '/admin/fitting/preview',
    {
      schema: {
        ...shared,
        summary: 'What these rules would change, model by model; nothing is saved',
        body: FittingRulesTried,
        response: { 200: FittingPreview, '4xx': ApiError },
      },
      bodyLimit,
      onRequest,
    },
    async ({ body }) => {
      await checkRules(body.rules);
      return previewRules(app.db, (await currentRules(app.db)).rules, body.rules, app.now());
    },
  );

  app.get(
    '/admin/fitting/versions',
    {
      schema: {
        ...shared,
        summary: 'The versions of the rules, newest first',
        response: { 200: Type.Array(FittingVersion), '4xx': ApiError },
      },
      onRequest,
    },
    async () =>
      (await listVersions(app.db)).map(({ version, author, saved_at, comment, rule_count }) => ({
        version,
        author,
        savedAt: saved_at,
        comment,
        rules: rule_count,
      })),
  );

  app.get(
    '/admin/fitting/versions/:version',
    {
      schema: {
        ...shared,
        summary: 'The rules of one version',
        params: ByVersion,
        response: { 200: FittingRules, '4xx': ApiError },
      },
      onRequest,
    },
    async ({ params }) => {
      const version = Number(params.version);
      const rules = orNotFound(await rulesOfVersion(app.db, version));
      return { version, rules: parseRules(rules) };
    },
  );

  app.post(
    '/admin/fitting/versions/:version/restore',
    {
      schema: {
        ...shared,
        summary: 'Make the rules of an earlier version the newest',
        params: ByVersion,
        body: FittingRestore,
        response: { 200: FittingRulesSaved, '4xx': ApiError },
      },
      onRequest,
    },
    async (request) =>
      restoreVersion(app.db, Number(request.params.version), {
        after: request.body.after,
        by: actorOf(request),
        now: app.now(),
      }),
  );
}
