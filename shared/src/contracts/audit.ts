import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable } from './values.ts';

/** What an administrator's action was done to. */
export const AUDIT_KINDS = [
  'customer',
  'specialPrices',
  'product',
  'related',
  'catalogue',
  'file',
  'qrCode',
  'deliveryRequest',
  'admin',
  'adminLink',
  'session',
] as const;
export const AuditKind = Type.Enum([...AUDIT_KINDS]);
export type AuditKind = Static<typeof AuditKind>;

export const AuditAction = Type.Enum([
  'customer.create',
  'customer.update',
  'customer.export',
  'customer.erase',
  'specialPrices.save',
  'product.create',
  'product.update',
  'related.save',
  'catalogue.import',
  'file.upload',
  'file.rotate',
  'qrCode.create',
  'deliveryRequest.handle',
  'deliveryRequest.reopen',
  'admin.create',
  'adminLink.mint',
  'session.open',
]);
export type AuditAction = Static<typeof AuditAction>;

/** One field, in words; null where there was or is nothing. A secret is only ever said to have changed. */
export const AuditChange = Type.Object({
  field: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
});
export type AuditChange = Static<typeof AuditChange>;

/** GET /admin/audit: one line of the trail. */
export const AuditLine = Type.Object({
  auId: Id,
  auAt: Instant,
  auActorId: Nullable(Id),
  auActor: Type.String(),
  auAction: AuditAction,
  auKind: AuditKind,
  auObjectId: Type.String(),
  auObject: Type.String({ description: 'What the object was called then' }),
  auChanges: Type.Array(AuditChange),
  auRequestId: Type.String({ description: 'The same as in the server’s log' }),
});
export type AuditLine = Static<typeof AuditLine>;

/** GET /admin/audit/administrators: by whom the trail can be filtered. */
export const AuditActor = Type.Object({ auActorId: Id, auActor: Type.String() });
export type AuditActor = Static<typeof AuditActor>;
