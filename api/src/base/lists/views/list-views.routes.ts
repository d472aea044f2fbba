import {
  ApiError,
  ColumnSet,
  ColumnsWish,
  Done,
  Id,
  ListView,
  ListViewChange,
  ListViews,
  ListViewsQuery,
  ListViewWish,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../app-types.ts';
import { actorOf } from '../../audit/actor.ts';
import type { CurrentUser } from '../../current-user.ts';
import { columnsOf, keepColumns, listViewsFor, presentView } from './list-views.queries.ts';
import { addView, changeView, removeView } from './save-view.service.ts';

const shared = { tags: ['Administration : vues des listes'], security: [{ admin: [] }] };
const config = { limit: 'listViews', invalidStatus: 422 } as const;
const ById = Type.Object({ id: Id });
const One = { 200: ListView, '4xx': ApiError };
const Nothing = { 200: Done, '4xx': ApiError };

const by = (request: { user: CurrentUser; id: string }) => ({ ...actorOf(request), id: request.user.id });

/** Lists of the back office as administrators want to see them again (B9.05). */
export async function listViewsRoutes(app: App) {
  app.get(
    '/admin/list-views',
    {
      schema: {
        ...shared,
        summary: 'The views of a list, shared ones and the caller’s, and the columns that the caller chose',
        querystring: ListViewsQuery,
        response: { 200: ListViews, '4xx': ApiError },
      },
      onRequest: app.admin,
    },
    async ({ query: { list }, user }): Promise<ListViews> => ({
      views: (await listViewsFor(app.db, user.id, list)).map(presentView),
      columns: await columnsOf(app.db, user.id, list),
    }),
  );

  app.post(
    '/admin/list-views',
    {
      schema: { ...shared, summary: 'Save a list as it is', body: ListViewWish, response: One },
      onRequest: app.admin,
      config,
    },
    async (request) => addView(app, request.body, by(request)),
  );

  app.put(
    '/admin/list-views/:id',
    {
      schema: {
        ...shared,
        summary: 'Rename, replace or share a view; 409 when it changed since the version',
        params: ById,
        body: ListViewChange,
        response: One,
      },
      onRequest: app.admin,
      config,
    },
    async (request) => changeView(app, request.params.id, request.body, by(request)),
  );

  app.delete(
    '/admin/list-views/:id',
    {
      schema: { ...shared, summary: 'Delete a view', params: ById, response: Nothing },
      onRequest: app.admin,
      config,
    },
    async (request): Promise<Done> => {
      await removeView(app, request.params.id, by(request));
      return { done: true };
    },
  );

  app.put(
    '/admin/list-columns/:of',
    {
      schema: {
        ...shared,
        summary: 'The columns that the caller wants to see of a list outside of its views',
        params: Type.Object({ of: ColumnSet }),
        body: ColumnsWish,
        response: Nothing,
      },
      onRequest: app.admin,
      config,
    },
    async ({ params, body, user }): Promise<Done> => {
      await keepColumns(app.db, user.id, params.of, body.columns);
      return { done: true };
    },
  );
}
