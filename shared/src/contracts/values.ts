import { type Static, type TSchema, Type } from 'typebox';
import { CATALOGUES } from '../rules/index.ts';

/** `nullable` instead of a union: ajv, fast-json-stringify and OpenAPI 3.0 all support it, and long lists stay fast. */
export const Nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, nullable: true });

/** Identifiers are opaque strings in the API. */
export const Id = Type.String({ minLength: 1, maxLength: 64 });
export type Id = Static<typeof Id>;

export const Flag = Type.Enum(['0', '1']);
export type Flag = Static<typeof Flag>;

/** A point in time, ISO 8601 in UTC. */
export const Instant = Type.String({ description: 'ISO 8601, UTC' });
export type Instant = Static<typeof Instant>;

/** An amount in euros with at most two decimals. */
export const Amount = Type.Number({ description: 'EUR, at most two decimals' });
export type Amount = Static<typeof Amount>;

/** A price as the specification writes it: '12.50', and '0' when there is none. */
export const DecimalPrice = Type.String({ pattern: '^(0|\\d+\\.\\d{2})$' });
export type DecimalPrice = Static<typeof DecimalPrice>;

/** Identifies the cart or draft as a page showed it. Only the server creates and reads it; long enough for 500 lines. */
export const Fingerprint = Type.String({
  maxLength: 6000,
  description: 'Opaque: the lines, quantities and unit prices shown here. Bring it back with the order',
});
export type Fingerprint = Static<typeof Fingerprint>;

export const Catalogue = Type.Enum([...CATALOGUES]);
export type Catalogue = Static<typeof Catalogue>;

/** '{offset},{count}', at most a thousand rows. */
export const ListSlice = Type.String({ pattern: '^\\d{1,9},\\d{1,6}$' });

/** A filter as a JSON object with field:operator keys, and a range of rows. */
export const ListQuery = Type.Object({
  query: Type.Optional(Type.String({ maxLength: 10240 })),
  l: Type.Optional(ListSlice),
});
export type ListQuery = Static<typeof ListQuery>;

export const Done = Type.Object({ done: Type.Literal(true) });
export type Done = Static<typeof Done>;
