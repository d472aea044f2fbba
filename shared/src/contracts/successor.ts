import { type Static, Type } from 'typebox';
import { TEXT_MAX } from '../rules/index.ts';
import { ProductRow } from './product.ts';
import { Nullable } from './values.ts';

/** GET /reference/{ref}/successor: 'Remplacé par', as the caller may see and order it. */
export const Successor = Type.Object({ product: Nullable(ProductRow) });
export type Successor = Static<typeof Successor>;

/** GET and PUT /admin/reference/{ref}/successor. */
export const AdminSuccessor = Type.Object(
  { successor: Type.String({ maxLength: TEXT_MAX.reference, description: "A reference; '' for none" }) },
  { additionalProperties: false },
);
export type AdminSuccessor = Static<typeof AdminSuccessor>;
