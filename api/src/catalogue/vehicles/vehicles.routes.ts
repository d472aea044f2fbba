import {
  ApiError,
  ByVehicle,
  FitsQuestion,
  Vehicle,
  VehicleFits,
  VehicleMakes,
  VehicleModelRow,
  VehicleModelsQuery,
} from '@extranet/shared/contracts';
import { Type } from 'typebox';
import type { App } from '../../base/app-types.ts';
import { orNotFound } from '../../base/errors.ts';
import { fitsAmong, fitsOf } from './fits.queries.ts';
import { findVehicle } from './vehicles.queries.ts';
import { listMakes, listModels } from './visible-models.ts';

const shared = { tags: ['Véhicules'], security: [{ customer: [] }] };
const Fits = { 200: VehicleFits, '4xx': ApiError };

export async function vehiclesRoutes(app: App) {
  const onRequest = app.customer;

  app.get(
    '/vehicles/makes',
    {
      schema: {
        ...shared,
        summary: 'The makes for which there are parts',
        response: { 200: VehicleMakes, '4xx': ApiError },
      },
      onRequest,
    },
    async ({ user }) => listMakes(app.db, user.catalogs),
  );

  app.get(
    '/vehicles/models',
    {
      schema: {
        ...shared,
        summary: 'The models of a make, with their years',
        querystring: VehicleModelsQuery,
        response: { 200: Type.Array(VehicleModelRow), '4xx': ApiError },
      },
      onRequest,
    },
    async ({ query, user }) => listModels(app.db, user.catalogs, query.marque),
  );

  app.get(
    '/vehicles/:vehicle',
    {
      schema: {
        ...shared,
        summary: 'One vehicle by its key',
        params: ByVehicle,
        response: { 200: Vehicle, '4xx': ApiError },
      },
      onRequest,
    },
    async ({ params }) => orNotFound(await findVehicle(app.db, params.vehicle)),
  );

  app.get(
    '/vehicles/:vehicle/fits',
    {
      schema: {
        ...shared,
        summary:
          'What fits the vehicle in the caller’s catalogues, and what is left out of its model’s parts',
        params: ByVehicle,
        response: Fits,
      },
      onRequest,
    },
    async ({ params, user }) => {
      const vehicle = orNotFound(await findVehicle(app.db, params.vehicle));
      return fitsOf(app.db, user.catalogs, vehicle);
    },
  );

  app.post(
    '/vehicles/:vehicle/fits',
    {
      schema: {
        ...shared,
        summary: 'Whether these products fit the vehicle',
        params: ByVehicle,
        body: FitsQuestion,
        response: Fits,
      },
      onRequest,
      config: { limit: 'vehicleFits' },
    },
    async ({ params, body, user }) => {
      const vehicle = orNotFound(await findVehicle(app.db, params.vehicle));
      return fitsAmong(app.db, user.catalogs, vehicle, body.prodIds);
    },
  );
}
