import type { DocumentKind } from '@extranet/shared/contracts';
import type { OrderDocumentsTable } from '../../base/db/schema/documents.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import type { OrdersTable } from '../../base/db/schema/orders.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { notFound } from '../../base/errors.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { findUserById } from '../../people/index.ts';
import { normOfNumber } from './document-name.ts';
import { samplePdf } from './sample.pdf.ts';

/** Cannot collide with the id of an upload, which begins with the file's kind. */
const ON_DEMAND = 'made-for-order:';
const LETTERS: Readonly<Record<DocumentKind, string>> = { invoice: 'F', delivery: 'BL', credit: 'AV' };

export interface SampleWish {
  readonly order: OrdersTable;
  readonly kind: DocumentKind;
  readonly issuedOn: string;
  readonly dueOn: string | null;
  readonly totalCents: number | null;
}

/**
 * The portal makes no invoice itself: these stand in the demonstration for those that a supplier's own program makes, and say so.
 * The file has no contents before it is first read.
 */
export function onDemandDocument({ order, kind, issuedOn, dueOn, totalCents }: SampleWish): {
  document: OrderDocumentsTable;
  file: FilesTable;
} {
  const number = order.ref.replace('CMD', LETTERS[kind]);
  const id = `f-${number.toLowerCase()}`;
  const createdAt = `${issuedOn}T06:00:00.000Z`;
  return {
    document: {
      ...{ id: number.toLowerCase(), kind, number, number_norm: normOfNumber(number) },
      ...{ order_id: order.id, user_id: order.user_id, file_id: id },
      ...{ issued_on: issuedOn, due_on: dueOn, total_it_cents: totalCents, structured: 0 },
      ...{ created_at: createdAt, fetched_at: null, withdrawn_at: null, withdrawn_reason: null },
    },
    file: {
      ...{ id, kind: 'orderDocument', owner_id: null, upload_id: `${ON_DEMAND}${order.id}` },
      ...{ name: `${number}_${order.ref}.pdf`, mimetype: 'application/pdf' },
      ...{ bytes: 0, sha256: '', created_at: createdAt },
    },
  };
}

export async function makeDocument(
  { db }: { readonly db: DbOrTransaction },
  { id, upload_id }: FilesTable,
): Promise<Uint8Array> {
  if (!upload_id.startsWith(ON_DEMAND)) throw notFound();
  const document = await db
    .selectFrom('order_documents')
    .selectAll()
    .where('file_id', '=', id)
    .executeTakeFirst();
  if (!document) throw notFound();
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', '=', document.order_id)
    .executeTakeFirstOrThrow();
  const items = await db
    .selectFrom('order_items')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const customer = await findUserById(db, order.user_id);
  return samplePdf({
    document,
    order,
    items,
    whose: customer ? customer.comp_name || `${customer.firstname} ${customer.name}` : '',
    supplier: await readSupplier(db),
  });
}
