import { type Static, Type } from 'typebox';
import { ProductRow } from './product.ts';
import { AbsentGeneration } from './search.ts';
import { Catalogue, ListSlice } from './values.ts';

const text = Type.Optional(Type.String({ maxLength: 60 }));

/** GET /products/slice: the fields, chips and order as the address of the catalogue page names them, and the places of the rows. */
export const SliceQuestion = Type.Object({
  cat: Catalogue,
  marque: text,
  modele: text,
  exact: Type.Optional(
    Type.Literal('1', { description: "The whole model: '308 I' is no beginning of 308 II" }),
  ),
  annee: Type.Optional(
    Type.String({ pattern: '^\\d{0,4}$', description: 'Looked at when it has four digits' }),
  ),
  ref: Type.Optional(
    Type.String({
      maxLength: 60,
      description: 'A beginning of at least three; for kits, any part of their texts',
    }),
  ),
  avec: Type.Optional(Type.String({ maxLength: 120, description: "The chosen chips: '13.stock'" })),
  tri: Type.Optional(Type.String({ maxLength: 20, description: "A column; '-prix' is from high to low" })),
  l: ListSlice,
  sans: Type.Optional(
    Type.Literal('comptes', { description: 'The rows alone, of a question whose counts are known' }),
  ),
});
export type SliceQuestion = Static<typeof SliceQuestion>;

export const SliceFound = Type.Object({
  count: Type.Integer({ description: 'How many there are; `more`: at least so many' }),
  more: Type.Boolean(),
  traits: Type.Record(Type.String(), Type.Integer(), {
    description: 'How many each chip would leave; those that would leave none are absent',
  }),
});
export type SliceFound = Static<typeof SliceFound>;

export const ProductSlice = Type.Object({
  version: Type.String({
    description: 'Of products and prices: slices of two versions do not belong together',
  }),
  rows: Type.Array(ProductRow),
  found: Type.Optional(SliceFound),
});
export type ProductSlice = Static<typeof ProductSlice>;

const Facet = Type.Object({ name: Type.String(), count: Type.Integer() });

export const FacetsQuestion = Type.Object({ cat: Catalogue });
export type FacetsQuestion = Static<typeof FacetsQuestion>;

/** GET /products/facets: the makes of a catalogue with their models, and how many products there are of each. */
export const CatalogueFacets = Type.Object({
  makes: Type.Array(Type.Object({ ...Facet.properties, models: Type.Array(Facet) })),
});
export type CatalogueFacets = Static<typeof CatalogueFacets>;

/** What somebody typed as make and model where no name begins so. */
export const MeantQuestion = Type.Object({ cat: Catalogue, marque: text, modele: text });
export type MeantQuestion = Static<typeof MeantQuestion>;

/** GET /products/meant: the makes and models that were meant, read as the search reads them; none where it understands nothing. */
export const MeantModels = Type.Object({
  inWords: Type.String({ description: "'Volkswagen Golf VII, 2016'; '' for nothing" }),
  unknown: Type.Array(Type.String(), { description: 'Words that were left out' }),
  year: Type.Optional(Type.Integer({ description: 'Typed behind the model' })),
  /** A generation that the catalogues have others of only: 'Volkswagen Golf V'. */
  absent: Type.Optional(AbsentGeneration),
  makes: Type.Array(
    Type.Object({
      name: Type.String(),
      models: Type.Array(Type.String(), { description: "'' are the products that name no model" }),
    }),
  ),
});
export type MeantModels = Static<typeof MeantModels>;
