import { ApiError, PromiseSettings } from '@extranet/shared/contracts';
import type { App } from '../../../../base/app-types.ts';
import { actorOf } from '../../../../base/audit/actor.ts';
import { recordAction } from '../../../../base/audit/audit.queries.ts';
import { conflict } from '../../../../base/errors.ts';
import { replaceSetting } from '../../../../base/settings/settings.queries.ts';
import { PROMISE_SETTING, readPromiseSettings } from '../promises.ts';

const shared = {
  tags: ['Administration : commandes'],
  security: [{ admin: [] }],
  response: { 200: PromiseSettings, '4xx': ApiError },
};

/** The supplier's calendar, from which every promise is made; orders keep what they were promised. */
export async function promiseSettingsRoutes(app: App) {
  app.get(
    '/admin/promise-settings',
    { schema: { ...shared, summary: 'The calendar of the promise' }, onRequest: app.admin },
    () => readPromiseSettings(app.db),
  );

  app.put(
    '/admin/promise-settings',
    {
      schema: { ...shared, summary: 'Another calendar of the promise', body: PromiseSettings },
      onRequest: app.admin,
      config: { invalidStatus: 422 },
    },
    async (request) => {
      const { version, ...body } = request.body;
      const settings = {
        ...body,
        workDays: [...new Set(body.workDays)].sort(),
        closedDays: [...new Set(body.closedDays)].sort(),
      };
      return app.db.transaction().execute(async (transaction) => {
        const before = await readPromiseSettings(transaction);
        const read = version ?? before.version;
        if (!(await replaceSetting(transaction, PROMISE_SETTING, settings, read)))
          throw conflict('promise.changedMeanwhile', 'Ce calendrier a été modifié entre-temps.');
        const changes = (Object.keys(settings) as (keyof typeof settings)[])
          .map((field) => ({
            field,
            before: JSON.stringify(before[field]),
            after: JSON.stringify(settings[field]),
          }))
          .filter((change) => change.before !== change.after);
        const line = {
          action: 'promise.save',
          kind: 'order',
          objectId: 'promise',
          subject: 'Promesse',
        } as const;
        await recordAction(transaction, actorOf(request), { ...line, changes }, app.now());
        return { ...settings, version: read + 1 };
      });
    },
  );
}
