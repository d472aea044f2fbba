import type { AdminReturn, Return, ReturnEvent } from '@extranet/shared/contracts';
import type { ReturnEventsTable } from '../../base/db/schema/returns.ts';
import type { DbOrTransaction } from '../../base/db/schema.ts';
import { namesakePlaces } from '../../base/namesakes/namesakes.queries.ts';
import { eventsOfReturns, linesOfReturns, photosOfReturns, type StoredReturn } from './returns.queries.ts';

/** Who of the house decided is for the house. */
export const presentReturnEvent = (event: ReturnEventsTable, forOffice: boolean): ReturnEvent => ({
  at: event.at,
  state: event.state,
  actor: event.actor_kind,
  who: forOffice ? event.actor : '',
  note: event.note,
});

interface For {
  readonly forOffice: boolean;
}

/** As they are in the wire, each with its lines, photographs and history. */
export async function presentReturns(
  db: DbOrTransaction,
  rows: readonly StoredReturn[],
  { forOffice }: For,
): Promise<Return[]> {
  const ids = rows.map(({ id }) => id);
  const lines = Map.groupBy(await linesOfReturns(db, ids), ({ return_id }) => return_id);
  const photos = Map.groupBy(await photosOfReturns(db, ids), ({ return_id }) => return_id);
  const events = Map.groupBy(await eventsOfReturns(db, ids), ({ return_id }) => return_id);
  return rows.map((row) => ({
    returnId: row.id,
    returnRef: row.ref,
    orderId: row.order_id,
    orderRef: row.order_ref,
    state: row.state,
    version: row.version,
    reason: row.reason,
    text: row.words,
    askedAt: row.asked_at,
    lines: (lines.get(row.id) ?? []).map((line) => ({
      itId: line.item_id,
      itProdRef: line.prod_ref,
      itLabel: line.label,
      itProdCatalogue: line.catalogue,
      itProdKind: line.kind,
      quantity: line.quantity,
    })),
    photos: (photos.get(row.id) ?? []).map(({ file_id }) => file_id),
    events: (events.get(row.id) ?? []).map((event) => presentReturnEvent(event, forOffice)),
  }));
}

export async function presentAdminReturns(
  db: DbOrTransaction,
  rows: readonly StoredReturn[],
): Promise<AdminReturn[]> {
  const presented = await presentReturns(db, rows, { forOffice: true });
  const places = await namesakePlaces(
    db,
    rows.map(({ user_id }) => user_id),
  );
  return rows.flatMap((row, index) => {
    const one = presented[index];
    const place = places.get(row.user_id);
    const customer = {
      userId: row.user_id,
      userCompName: row.comp_name,
      userName: row.name,
      userFirstname: row.firstname,
      userEmail: row.email,
      userPhone: row.phone,
      ...(place && { userPlace: place }),
    };
    return one ? [{ ...one, customer }] : [];
  });
}
