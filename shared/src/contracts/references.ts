import { type Static, Type } from 'typebox';
import { TEXT_MAX } from '../rules/index.ts';
import { ListSlice } from './values.ts';

/** GET /admin/references and /faq/availableRefs: what has been typed of a reference, and which of those that are meant. */
export const ReferencesAsked = Type.Object({
  begins: Type.Optional(Type.String({ maxLength: TEXT_MAX.reference })),
  l: Type.Optional(ListSlice),
});
export type ReferencesAsked = Static<typeof ReferencesAsked>;

/** GET /references/meant and /references/near. */
export const ReferencesQuery = Type.Object({
  refs: Type.String({
    minLength: 1,
    maxLength: 8000,
    description: 'In any writing, with commas between them',
  }),
});
export type ReferencesQuery = Static<typeof ReferencesQuery>;

/** What is no reference as it was written, and the one it is short for, or whose code it is. */
export const MeantReference = Type.Object({ ref: Type.String(), meant: Type.String() });
export type MeantReference = Static<typeof MeantReference>;

/** What is no reference, and those most like it, the likeliest first. */
export const NearReferences = Type.Object({ ref: Type.String(), near: Type.Array(Type.String()) });
export type NearReferences = Static<typeof NearReferences>;
