import { ApiError, DRILL_NAMES, DrillsOverview } from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { actorOf } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import { orNotFound } from '../../base/errors.ts';
import { DRILL_TITLES } from './drill-titles.ts';
import { openDrills } from './drills.ts';

const shared = { tags: ['Administration : exercices'], security: [{ admin: [] }] };
const ByName = Type.Object({ name: Type.String({ maxLength: 40 }) });
const Picture = Type.Unsafe<Buffer>(Type.String({ format: 'binary' }));

/** Nothing of a request but one of these reaches the command. */
const known = (name: string) => orNotFound(DRILL_NAMES.find((drill) => drill === name));

/**
 * The demonstration's drills, each in a portal of its own (docs/drills.md). This portal only starts the command and shows what came
 * of it: nothing of its own is broken, and no page takes code from elsewhere (ADR 0011).
 */
export async function drillsRoutes(app: App, { program }: { program: string }) {
  const drills = openDrills({ program, now: app.now });
  // Before the server waits for its connections to end: a drill takes longer than it may.
  app.addHook('preClose', () => drills.close());
  const onRequest = app.admin;

  app.get(
    '/admin/drills',
    {
      schema: {
        ...shared,
        summary: 'What can be broken to be shown, and what was seen the last time',
        response: { 200: DrillsOverview, '4xx': ApiError },
      },
      onRequest,
    },
    () => drills.overview(),
  );

  app.post(
    '/admin/drills/:name',
    {
      schema: {
        ...shared,
        summary: 'Run a drill; one at a time',
        params: ByName,
        response: { 202: DrillsOverview, '4xx': ApiError },
      },
      onRequest,
    },
    async (request, reply) => {
      const name = known(request.params.name);
      const line = {
        action: 'drill.run',
        kind: 'drill',
        objectId: name,
        subject: DRILL_TITLES[name],
      } as const;
      await app.db.transaction().execute(async (transaction) => {
        await recordAction(transaction, actorOf(request), line, app.now());
        // In here, so that one that is refused leaves no line.
        drills.start(name);
      });
      return reply.code(202).send(drills.overview());
    },
  );

  app.get(
    '/admin/drills/:name/picture',
    {
      schema: {
        ...shared,
        summary: 'What the person saw, as a picture',
        params: ByName,
        response: { 200: Picture, '4xx': ApiError },
      },
      onRequest,
    },
    async ({ params }, reply) => {
      const picture = orNotFound(drills.picture(known(params.name)));
      return reply.type('image/jpeg').send(picture);
    },
  );
}
