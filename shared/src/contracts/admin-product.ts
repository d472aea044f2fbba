import { type Static, Type } from 'typebox';
import { PRODUCT_CHOICES, TEXT_MAX } from '../rules/index.ts';
import {
  choicesOf,
  FEATURE_NAMES,
  type FeatureName,
  type FeatureValue,
  maxOf,
} from '../rules/product/index.ts';
import { Product, ProductRow, StockCode } from './product.ts';
import { Catalogue, Flag, Id, Instant, Nullable } from './values.ts';

const { prodMbrPrice: _ofRow, ...rowFields } = ProductRow.properties;
const { prodMbrPrice: _ofProduct, ...productFields } = Product.properties;

/** GET /admin/products: one row, without customer prices. */
export const AdminProductRow = Type.Object(rowFields);
export type AdminProductRow = Static<typeof AdminProductRow>;

/** GET /admin/product/{id}, and the answer of every change to it. */
export const AdminProduct = Type.Object({
  ...productFields,
  prodNewsletters: Flag,
  prodStockQty: Nullable(Type.Integer()),
  prodStockPlace: Type.String(),
  availableYears: Type.Array(Nullable(Type.Integer()), {
    description: '[from, to]; null stands for an open end',
  }),
  prodCreatedAt: Instant,
  prodUpdatedAt: Instant,
});
export type AdminProduct = Static<typeof AdminProduct>;

const text = (maxLength: number) => Type.Optional(Type.String({ maxLength }));
const choice = <const T extends readonly string[]>(values: T) =>
  Type.Optional(Type.Unsafe<T[number]>({ type: 'string', enum: [...values] }));
const file = Type.Optional(Nullable(Type.String({ maxLength: 128 })));

const writableFeatures = Object.fromEntries(
  FEATURE_NAMES.map((name) => {
    const choices = choicesOf(name);
    return [name, choices.length > 0 ? choice(choices) : text(maxOf(name))];
  }),
) as { [Name in FeatureName]: Type.TOptional<Type.TUnsafe<FeatureValue<Name>>> };

const writable = {
  prodCodeEAN: Type.Optional(Type.String({ pattern: '^(\\d{8,14})?$' })),
  prodMarque: text(TEXT_MAX.make),
  prodModele: text(TEXT_MAX.model),
  prodAnnee: Type.Optional(
    Type.String({ pattern: '^(\\d{4}(-(\\d{4})?)?)?$', description: "'2014-2019', '2020-', '2016' or ''" }),
  ),
  prodType: choice(PRODUCT_CHOICES.prodType),
  prodPrix: Type.Optional(
    Type.Unsafe<number | string>({ anyOf: [{ type: 'number' }, { type: 'string', maxLength: 30 }] }),
  ),
  prodCodeStock: Type.Optional(StockCode),
  prodStatut: Type.Optional(
    Type.Enum(['disponible', 'non disponible', 'supprimé', 'supprime', 'supprimee', 'supprimée']),
  ),
  prodStandard: Type.Optional(Type.Enum(['oui', 'non'])),
  prodFeatured: Type.Optional(Flag),
  prodNewsletters: Type.Optional(Flag),
  prodPicture: file,
  prodDatasheet: file,
  prodTitre: text(TEXT_MAX.title),
  prodMemo: text(TEXT_MAX.richText),
  ...writableFeatures,
};
const Ref = Type.String({
  minLength: 1,
  maxLength: TEXT_MAX.reference,
  pattern: '^(?=.*[\\p{L}\\p{N}])\\S(.*\\S)?$',
  description: 'Without blanks around it',
});

/** POST /admin/product; omitted fields get their default. */
export const AdminProductCreation = Type.Object(
  { prodRef: Ref, prodCatalogue: Type.Optional(Catalogue), ...writable },
  { additionalProperties: false },
);
export type AdminProductCreation = Static<typeof AdminProductCreation>;

/** PUT /admin/product/{id}; omitted fields stay unchanged. With prodUpdatedAt, a concurrent change is a 409. */
export const AdminProductUpdate = Type.Object(
  {
    prodRef: Type.Optional(Ref),
    prodCatalogue: Type.Optional(Catalogue),
    ...writable,
    prodUpdatedAt: Type.Optional(Instant),
  },
  { additionalProperties: false },
);
export type AdminProductUpdate = Static<typeof AdminProductUpdate>;

export const ConstructorsQuery = Type.Object({ prodCatalogue: Type.Optional(Catalogue) });
export type ConstructorsQuery = Static<typeof ConstructorsQuery>;

export const RelatedLink = Type.Object({
  relRef: Type.String(),
  relRelatedRef: Type.String(),
  relStatus: Type.Literal('active'),
});
export type RelatedLink = Static<typeof RelatedLink>;

/** PUT /admin/reference/{ref}/related: the whole list of checked references. */
export const RelatedLinkList = Type.Array(
  Type.Object(
    { relRelatedRef: Type.String({ minLength: 1, maxLength: TEXT_MAX.reference }) },
    { additionalProperties: false },
  ),
  { maxItems: 1000 },
);
export type RelatedLinkList = Static<typeof RelatedLinkList>;

/** POST /admin/product/qrcode. */
export const QrCodeRequest = Type.Object(
  { string: Type.String({ maxLength: TEXT_MAX.qrCode }) },
  { additionalProperties: false },
);
export type QrCodeRequest = Static<typeof QrCodeRequest>;

export const QrCode = Type.Object({
  filename: Type.String(),
  string: Type.String(),
  url: Type.String({ description: 'A call of this API, with the bearer token' }),
});
export type QrCode = Static<typeof QrCode>;

/** GET /admin/deliveryRequests: customers' requests for the delivery date of a product. */
export const DeliveryRequest = Type.Object({
  drId: Id,
  drProdId: Nullable(Id),
  drProdRef: Type.String(),
  drUserId: Id,
  drUserCompName: Type.String(),
  drUserName: Type.String(),
  drUserEmail: Type.String(),
  drUserPhone: Type.String(),
  drQuantity: Nullable(Type.Integer({ description: 'How many, when the customer said so' })),
  drWishedOn: Nullable(Type.String({ description: 'By when, when the customer said so: 2026-12-24' })),
  drCreatedAt: Instant,
  drHandledAt: Nullable(Instant),
  drAnswer: Type.String({ description: 'What was answered; empty where nothing was written' }),
  drPromisedOn: Nullable(Type.String({ description: 'The day that was answered' })),
  drAnsweredAt: Nullable(Instant),
});
export type DeliveryRequest = Static<typeof DeliveryRequest>;

export const DeliveryRequestQuery = Type.Object({
  all: Type.Optional(Type.Enum(['0', '1'], { description: "'1' lists those already handled too" })),
});
export type DeliveryRequestQuery = Static<typeof DeliveryRequestQuery>;

export const DeliveryRequestUpdate = Type.Object({ done: Type.Boolean() }, { additionalProperties: false });
export type DeliveryRequestUpdate = Static<typeof DeliveryRequestUpdate>;
