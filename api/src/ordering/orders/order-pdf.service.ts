import type { Database } from '../../base/db/open.ts';
import type { FilesTable } from '../../base/db/schema/faq-files.ts';
import type { OrdersTable } from '../../base/db/schema/orders.ts';
import { conflict, orNotFound } from '../../base/errors.ts';
import { findFile } from '../../base/files/files.queries.ts';
import { type Files, storeFile } from '../../base/files/files.service.ts';
import { readSupplier } from '../../base/settings/supplier.ts';
import { findUserById } from '../../people/index.ts';
import { deliveryOf, pdfName } from './order.present.ts';
import { orderPdf } from './order-pdf.ts';
import { fitsOfOrder, vehiclesInWords } from './order-vehicles.ts';
import { keepPdf, listItemsOf, lockOrder } from './orders.queries.ts';
import { reservesInWords } from './reserves.ts';

/** The order's PDF form: generated at the first request, and the same bytes ever after. */
export async function orderPdfFile(
  { db, database, files }: Files & { database: Database },
  order: OrdersTable,
  now: Date,
): Promise<FilesTable> {
  if (order.pdf_id) return orNotFound(await findFile(db, order.pdf_id));
  const delivery = deliveryOf(order);
  if (!order.validated_at || !delivery) {
    throw conflict('order.notValidated', 'Cette commande n’est pas encore validée.');
  }
  const items = await listItemsOf(db, [order.id]);
  const fits = await fitsOfOrder(db, items);
  const contents = await orderPdf({
    order,
    items,
    vehicles: vehiclesInWords(fits),
    reserves: reservesInWords(fits),
    delivery,
    customer: orNotFound(await findUserById(db, order.user_id)),
    supplier: await readSupplier(db),
  });
  const { user_id: ownerId } = order;
  const written = { kind: 'orderPdf', ownerId, name: pdfName(order), mimetype: 'application/pdf' } as const;
  return storeFile({ database, files, now }, written, contents, async (transaction, insert) => {
    const { pdf_id } = orNotFound(await lockOrder(transaction, order.id));
    if (pdf_id) return orNotFound(await findFile(transaction, pdf_id));
    const file = await insert();
    await keepPdf(transaction, order.id, file.id);
    return file;
  });
}
