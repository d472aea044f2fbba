import { type Static, Type } from 'typebox';
import { ORDER_TEXT_MAX } from '../rules/order/index.ts';
import { Amount, Id, Instant, Nullable } from './values.ts';

const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
export const DOCUMENTS_AT_ONCE = 100;

export const DocumentKind = Type.Enum(['invoice', 'credit', 'delivery']);
export type DocumentKind = Static<typeof DocumentKind>;

/** An invoice, a credit note or a delivery note of the supplier. Its file is read by GET /utils/file. */
export const OrderDocument = Type.Object({
  id: Id,
  kind: DocumentKind,
  number: Type.String(),
  orderId: Id,
  orderRef: Type.String(),
  path: Id,
  name: Type.String(),
  issuedOn: Day,
  dueOn: Nullable(Day),
  totalIT: Nullable(Amount),
  structured: Type.Boolean({ description: 'Day and total were read from its Factur-X data' }),
  createdAt: Instant,
  fetchedAt: Nullable(Instant),
  withdrawnAt: Nullable(Instant),
  withdrawnReason: Type.String({ description: 'Why it no longer counts; empty while it does' }),
});
export type OrderDocument = Static<typeof OrderDocument>;

/** GET /admin/documents: of all orders, so that whose each is has to be said; those of one order leave it out. */
export const ListedDocument = Type.Object({
  ...OrderDocument.properties,
  customer: Type.Optional(Type.String()),
});
export type ListedDocument = Static<typeof ListedDocument>;

/** GET /documents/zip */
export const MonthQuery = Type.Object({ month: Type.String({ pattern: '^\\d{4}-(0[1-9]|1[0-2])$' }) });

/** POST /admin/documents: files that were uploaded as 'orderDocument'. */
export const DocumentsAttached = Type.Object(
  {
    paths: Type.Array(Id, { minItems: 1, maxItems: DOCUMENTS_AT_ONCE }),
    orderId: Type.Optional(Type.Unsafe<string>({ ...Id, description: 'All of them belong to this order' })),
  },
  { additionalProperties: false },
);
export type DocumentsAttached = Static<typeof DocumentsAttached>;

/**
 * What became of each: 'noOrder': no order is named; 'unknownOrder': there is none of that name, or it is a draft;
 * 'otherOrder': it names another order; 'contradicts': its name says one order and its data another; 'already': its number is taken.
 */
export const AttachOutcome = Type.Enum([
  'attached',
  'gone',
  'noOrder',
  'unknownOrder',
  'otherOrder',
  'contradicts',
  'already',
]);
export type AttachOutcome = Static<typeof AttachOutcome>;

export const AttachResult = Type.Object({
  path: Id,
  name: Type.String(),
  outcome: AttachOutcome,
  number: Type.String(),
  orderRef: Type.String(),
  otherNumber: Type.String({
    description: 'What its name says where its data say another number; else empty',
  }),
});
export type AttachResult = Static<typeof AttachResult>;

/** POST /admin/documents/:id/withdraw: the word that the customer reads where they have fetched it. */
export const DocumentWithdrawal = Type.Object(
  { reason: Type.String({ minLength: 1, maxLength: ORDER_TEXT_MAX.reason, pattern: '\\S' }) },
  { additionalProperties: false },
);
export type DocumentWithdrawal = Static<typeof DocumentWithdrawal>;
