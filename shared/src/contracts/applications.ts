import { type Static, Type } from 'typebox';
import { Instant, Nullable } from './values.ts';
import { ApplicationList } from './vehicle.ts';

/** GET /admin/product/{id}/applications/origin: whether the list follows the product's own make, model and years, and what they say. */
export const ApplicationsOrigin = Type.Object({
  editedAt: Nullable(Instant),
  own: ApplicationList,
});
export type ApplicationsOrigin = Static<typeof ApplicationsOrigin>;
