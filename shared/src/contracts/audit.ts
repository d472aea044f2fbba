import { type Static, Type } from 'typebox';
import { Id, Instant, Nullable } from './values.ts';

/** The kind of object that an administrator changed. */
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
  'fittingRules',
  'searchSynonym',
  'partRequest',
  'job',
  'order',
  'post',
  'document',
  'return',
  'supplier',
  'listView',
  'drill',
] as const;
export const AuditKind = Type.Enum([...AUDIT_KINDS]);
export type AuditKind = Static<typeof AuditKind>;

export const AuditAction = Type.Enum([
  'customer.create',
  'customer.update',
  'customer.approve',
  'customer.refuse',
  'customer.export',
  'customer.exportList',
  'customer.erase',
  'specialPrices.save',
  'specialPrices.export',
  'specialPrices.import',
  'specialPrices.undo',
  'customers.import',
  'customers.undo',
  'product.create',
  'product.update',
  'product.exportList',
  'related.save',
  'successor.save',
  'applications.save',
  'applications.import',
  'applications.undo',
  'catalogue.import',
  'catalogue.undo',
  'import.plan',
  'import.drop',
  'file.upload',
  'file.rotate',
  'qrCode.create',
  'deliveryRequest.handle',
  'deliveryRequest.reopen',
  'deliveryRequest.answer',
  'admin.create',
  'adminLink.mint',
  'session.open',
  'fittingRules.save',
  'fittingRules.restore',
  'searchSynonym.add',
  'searchSynonym.remove',
  'partRequest.finish',
  'partRequest.reopen',
  'partRequest.answer',
  'job.retry',
  'job.discard',
  'order.step',
  'order.parcel',
  'order.delivered',
  'order.undelivered',
  'order.parcelCorrected',
  'order.redirected',
  'order.parcelRemoved',
  'order.promise',
  'order.request',
  'order.answer',
  'order.note',
  'order.exportList',
  'promise.save',
  'post.moderate',
  'post.answer',
  'document.attach',
  'return.step',
  'document.withdraw',
  'supplier.save',
  'listView.save',
  'listView.remove',
  'drill.run',
]);
export type AuditAction = Static<typeof AuditAction>;

/** One changed field, as text; null where there was or is no value. Of a secret, only the fact of the change is recorded. */
export const AuditChange = Type.Object({
  field: Type.String(),
  before: Nullable(Type.String()),
  after: Nullable(Type.String()),
});
export type AuditChange = Static<typeof AuditChange>;

/** GET /admin/audit: one row. */
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

/** GET /admin/audit/administrators: the administrators to filter by. */
export const AuditActor = Type.Object({ auActorId: Id, auActor: Type.String() });
export type AuditActor = Static<typeof AuditActor>;
