import { type Static, Type } from 'typebox';
import { QUANTITY } from '../rules/index.ts';
import {
  FEATURE_NAMES,
  type FeatureName,
  LISTED_FEATURES,
  type ListedFeature,
} from '../rules/product/index.ts';
import { Catalogue, DecimalPrice, Done, Flag, Id, Nullable } from './values.ts';

export const StockCode = Type.Enum(['0', '1', '2', '3', '9']);
export type StockCode = Static<typeof StockCode>;

export const ProductStatus = Type.Enum(['disponible', 'non disponible', 'supprimé']);
export type ProductStatus = Static<typeof ProductStatus>;

const rowFields = {
  prodId: Id,
  prodRef: Type.String(),
  prodCodeEAN: Type.String(),
  prodCatalogue: Catalogue,
  prodMarque: Type.String(),
  prodModele: Type.String(),
  prodAnnee: Type.String({ description: "'2014-2019', '2020-' while still built, '' when unknown" }),
  prodType: Type.String({ description: "'7' or '13' for harnesses, else empty" }),
  prodPrix: DecimalPrice,
  prodMbrPrice: DecimalPrice,
  prodCodeStock: StockCode,
  prodStatut: ProductStatus,
  prodStandard: Type.Enum(['oui', 'non']),
  prodFeatured: Flag,
  prodPicture: Nullable(Type.String({ description: 'A path for GET /utils/file' })),
  prodTitre: Type.String(),
  prodMemo: Type.String({ description: 'Sanitised HTML' }),
  prodDatasheet: Nullable(Type.String()),
};

/** Those by which one chooses between the rows of a list. They are left out of a row of which they are not known. */
const listedFields = Object.fromEntries(
  LISTED_FEATURES.map((name) => [name, Type.Optional(Type.String())]),
) as Record<ListedFeature, Type.TOptional<Type.TString>>;

/** A row of a product list or of the search; prodMbrPrice is the caller's own net price. */
export const ProductRow = Type.Object({ ...rowFields, ...listedFields });
export type ProductRow = Static<typeof ProductRow>;

const technicalFields = Object.fromEntries(FEATURE_NAMES.map((name) => [name, Type.String()])) as Record<
  FeatureName,
  Type.TString
>;

/** GET /product/{id}: the row and its technical features. */
export const Product = Type.Object({ ...rowFields, ...technicalFields });
export type Product = Static<typeof Product>;

/** GET /product/{id}/related. */
export const RelatedProduct = Type.Object({
  prodId: Id,
  prodRef: Type.String(),
  prodTitre: Type.String(),
  prodCatalogue: Catalogue,
  prodKind: Type.String({ description: "'7' or '13' for a harness, the type of a towbar, else empty" }),
  prodWords: Type.String({ description: 'The words of the product, years included' }),
  prodMbrPrice: DecimalPrice,
  prodCodeStock: StockCode,
  prodStatut: ProductStatus,
});
export type RelatedProduct = Static<typeof RelatedProduct>;

/** POST /product/delivryInformationRequest. */
export const DeliveryInformationRequest = Type.Object(
  {
    prodId: Id,
    quantity: Type.Optional(
      Type.Integer({ minimum: QUANTITY.min, maximum: QUANTITY.max, description: 'How many are wanted' }),
    ),
    wishedOn: Type.Optional(
      Type.String({
        pattern: '^20\\d{2}-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$',
        description: 'By when: 2026-12-24',
      }),
    ),
  },
  { additionalProperties: false },
);
export type DeliveryInformationRequest = Static<typeof DeliveryInformationRequest>;

export const DeliveryInformationAsked = Type.Object({
  ...Done.properties,
  alreadyAsked: Type.Boolean({
    description: 'The supplier has the request already, and it waits: nothing was sent again',
  }),
});
export type DeliveryInformationAsked = Static<typeof DeliveryInformationAsked>;

export const ProductSearchQuery = Type.Object({
  q: Type.String({ minLength: 3, maxLength: 100 }),
  c: Type.Optional(
    Type.String({ maxLength: 20, description: 'A catalogue; without it, all the caller may see' }),
  ),
});
export type ProductSearchQuery = Static<typeof ProductSearchQuery>;

/** GET /products/config: the features shown per catalogue ('*' hides one) and those shown without a legend. */
export const ProductsConfig = Type.Object({
  properties: Type.Object({
    Faisceau: Type.Array(Type.String()),
    Kit: Type.Array(Type.String()),
    Attelage: Type.Array(Type.String()),
  }),
  no_legend: Type.Array(Type.String()),
});
export type ProductsConfig = Static<typeof ProductsConfig>;
