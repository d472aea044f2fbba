import { type Static, Type } from 'typebox';
import { TEXT_MAX } from '../rules/index.ts';
import { ProductRow } from './product.ts';
import { Nullable } from './values.ts';

/** GET /reference/{ref}/successor: 'Remplacé par', as the caller may see and order it. */
export const Successor = Type.Object({ product: Nullable(ProductRow) });
export type Successor = Static<typeof Successor>;

/** So many references are looked at in one call. */
export const SUCCESSORS_MAX = 400;

/** GET /successors. */
export const SuccessorsQuery = Type.Object({
  refs: Type.String({
    minLength: 1,
    maxLength: 8000,
    description: `References in any writing, with commas between them; ${SUCCESSORS_MAX} at most`,
  }),
});
export type SuccessorsQuery = Static<typeof SuccessorsQuery>;

/** A reference, as it was asked for, and what its buyer takes today. */
export const Replacement = Type.Object({ ref: Type.String(), product: ProductRow });
export type Replacement = Static<typeof Replacement>;

/** GET and PUT /admin/reference/{ref}/successor. */
export const AdminSuccessor = Type.Object(
  {
    successor: Type.String({ maxLength: TEXT_MAX.reference, description: "A reference; '' for none" }),
    otherKind: Type.Optional(
      Type.Boolean({
        description: 'Only to be sent: it is of another catalogue, vehicle or socket, and that is meant',
      }),
    ),
  },
  { additionalProperties: false },
);
export type AdminSuccessor = Static<typeof AdminSuccessor>;
