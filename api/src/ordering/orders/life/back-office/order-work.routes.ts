import {
  AdminOrder,
  ApiError,
  Id,
  OrderAnswerPut,
  OrderDeliveryPut,
  OrderNotePost,
  OrderPromisePut,
  OrderStepPost,
  OrderStepsDone,
  OrderStepsPost,
  OrderVersionBody,
  ParcelPost,
  ParcelPut,
} from '@extranet/shared/contracts';
import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import type { App } from '../../../../base/app-types.ts';
import { actorOf } from '../../../../base/audit/actor.ts';
import { orNotFound } from '../../../../base/errors.ts';
import { findAnyOrder } from '../../back-office/admin-orders.queries.ts';
import { type ChangeRequest, officeOf } from '../change-order.service.ts';
import {
  correctParcel,
  parcelArrived,
  parcelNotArrived,
  sendParcel,
  takeParcelBack,
} from '../parcels.service.ts';
import { redirect } from '../redirect.service.ts';
import { answerRequest, promiseAnew } from '../requests.service.ts';
import { takeStep } from '../steps.service.ts';
import { readAdminOrder } from './admin-order.read.ts';
import { addNote } from './notes.service.ts';
import { stepSeveral } from './step-several.service.ts';

const shared = { tags: ['Administration : commandes'], security: [{ admin: [] }] };
const response = { 200: AdminOrder, '4xx': ApiError };
const ByOrder = Type.Object({ orderId: Id });
const ByParcel = Type.Object({ orderId: Id, parcelId: Id });
const ByRequest = Type.Object({ orderId: Id, requestId: Id });
const CHANGES =
  '409 order.changed: a colleague or the customer was quicker; `events` says what happened since `version`.';

/** How the office works an order; each change answers the order as it is then. */
export async function orderWorkRoutes(app: App) {
  const { admin: onRequest } = app;
  const changing = (request: FastifyRequest, orderId: string, version?: number): ChangeRequest => ({
    db: app.db,
    orderId,
    version,
    by: officeOf(actorOf(request)),
    publicUrl: app.config.publicUrl,
    now: app.now(),
  });
  const read = async (orderId: string) =>
    readAdminOrder(app.db, orNotFound(await findAnyOrder(app.db, orderId)));
  const changed = async (orderId: string, work: Promise<void>) => {
    await work;
    app.jobs.wake();
    return read(orderId);
  };

  app.get(
    '/admin/orders/:orderId',
    {
      schema: { ...shared, summary: 'All that the office works with', params: ByOrder, response },
      onRequest,
    },
    ({ params }) => read(params.orderId),
  );

  app.post(
    '/admin/orders/:orderId/steps',
    {
      schema: {
        ...shared,
        summary: 'A step of some lines',
        description: CHANGES,
        params: ByOrder,
        body: OrderStepPost,
        response,
      },
      onRequest,
    },
    (request) => {
      const { params, body } = request;
      const { version, step, itIds, reason = '' } = body;
      const change = changing(request, params.orderId, version);
      return changed(params.orderId, takeStep(change, { step, itIds, reason }));
    },
  );

  app.post(
    '/admin/orders/steps',
    {
      schema: {
        ...shared,
        summary: 'The same step for several orders, each by itself',
        body: OrderStepsPost,
        response: { 200: OrderStepsDone, '4xx': ApiError },
      },
      onRequest,
    },
    async (request) => {
      const { step, orders } = request.body;
      const done = await stepSeveral(
        app.db,
        orders.map(({ orderId, version }) => changing(request, orderId, version)),
        step,
      );
      app.jobs.wake();
      return done;
    },
  );

  app.post(
    '/admin/orders/:orderId/parcels',
    {
      schema: {
        ...shared,
        summary: 'A parcel leaves, with lines and quantities',
        description: `${CHANGES} 409 order.tooMany: more than is left to send, \`lines\` says what is.`,
        params: ByOrder,
        body: ParcelPost,
        response,
      },
      onRequest,
      config: { invalidStatus: 422 },
    },
    (request) => {
      const { version, ...parcel } = request.body;
      const { orderId } = request.params;
      return changed(orderId, sendParcel(changing(request, orderId, version), parcel));
    },
  );

  app.put(
    '/admin/orders/:orderId/parcels/:parcelId',
    {
      schema: {
        ...shared,
        summary: 'Corrects what was said of a parcel on its way; the customer is told',
        description: `${CHANGES} 409 order.parcelUnchanged: it is so already.`,
        params: ByParcel,
        body: ParcelPut,
        response,
      },
      onRequest,
      config: { invalidStatus: 422 },
    },
    (request) => {
      const { version, ...words } = request.body;
      const { orderId, parcelId } = request.params;
      return changed(orderId, correctParcel(changing(request, orderId, version), parcelId, words));
    },
  );

  app.post(
    '/admin/orders/:orderId/parcels/:parcelId/delivered',
    {
      schema: {
        ...shared,
        summary: 'A parcel arrived',
        description: CHANGES,
        params: ByParcel,
        body: OrderVersionBody,
        response,
      },
      onRequest,
    },
    (request) => {
      const { orderId, parcelId } = request.params;
      return changed(orderId, parcelArrived(changing(request, orderId, request.body.version), parcelId));
    },
  );

  app.post(
    '/admin/orders/:orderId/parcels/:parcelId/undelivered',
    {
      schema: {
        ...shared,
        summary: 'Takes back an arrival that was entered by mistake',
        description: `${CHANGES} 409 order.parcelNotDelivered: it is on its way.`,
        params: ByParcel,
        body: OrderVersionBody,
        response,
      },
      onRequest,
    },
    (request) => {
      const { orderId, parcelId } = request.params;
      return changed(orderId, parcelNotArrived(changing(request, orderId, request.body.version), parcelId));
    },
  );

  app.post(
    '/admin/orders/:orderId/parcels/:parcelId/withdraw',
    {
      schema: {
        ...shared,
        summary: 'Takes back a parcel that was entered by mistake',
        description: CHANGES,
        params: ByParcel,
        body: OrderVersionBody,
        response,
      },
      onRequest,
    },
    (request) => {
      const { orderId, parcelId } = request.params;
      return changed(orderId, takeParcelBack(changing(request, orderId, request.body.version), parcelId));
    },
  );

  app.put(
    '/admin/orders/:orderId/promise',
    {
      schema: {
        ...shared,
        summary: 'Promises another day',
        description: CHANGES,
        params: ByOrder,
        body: OrderPromisePut,
        response,
      },
      onRequest,
    },
    (request) => {
      const { version, itIds, promisedOn, reason = '' } = request.body;
      const { orderId } = request.params;
      return changed(
        orderId,
        promiseAnew(changing(request, orderId, version), { itIds, promisedOn, reason }),
      );
    },
  );

  app.put(
    '/admin/orders/:orderId/delivery',
    {
      schema: {
        ...shared,
        summary: 'Sends what has not left yet to another address; the customer is told',
        description: `${CHANGES} 409 order.addressUnchanged: it goes there already.`,
        params: ByOrder,
        body: OrderDeliveryPut,
        response,
      },
      onRequest,
      config: { invalidStatus: 422 },
    },
    (request) => {
      const { version, daId, reason = '', ...fields } = request.body;
      const { orderId } = request.params;
      return changed(orderId, redirect(changing(request, orderId, version), { daId, fields, reason }));
    },
  );

  app.put(
    '/admin/orders/:orderId/requests/:requestId',
    {
      schema: {
        ...shared,
        summary: 'Answers a customer’s request',
        description: CHANGES,
        params: ByRequest,
        body: OrderAnswerPut,
        response,
      },
      onRequest,
    },
    (request) => {
      const { orderId, requestId } = request.params;
      const { version, answer } = request.body;
      return changed(orderId, answerRequest(changing(request, orderId, version), requestId, answer));
    },
  );

  app.post(
    '/admin/orders/:orderId/notes',
    {
      schema: {
        ...shared,
        summary: 'A note inside the house',
        params: ByOrder,
        body: OrderNotePost,
        response,
      },
      onRequest,
    },
    (request) => {
      const { orderId } = request.params;
      return changed(orderId, addNote(app.db, orderId, request.body.text, actorOf(request), app.now()));
    },
  );
}
