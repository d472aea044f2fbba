import type { PersonalData } from '../base/personal-data/personal-data.ts';

/** Deleted whole: no law asks to keep them. */
const DELETED_TABLES = [
  'special_prices',
  'import_results',
  'vehicle_quotas',
  'search_misses',
  'search_ignored',
  'part_requests',
  'stock_alerts',
  'favourites',
] as const;

export const cataloguePersonalData: PersonalData = {
  held: async (db, { id }) => ({
    specialPrices: await db
      .selectFrom('special_prices')
      .select(['prod_ref', 'price_cents', 'status', 'valid_from', 'valid_to', 'steps', 'updated_at'])
      .where('user_id', '=', id)
      .execute(),
    changedByFiles: await db
      .selectFrom('import_results')
      .select(['ref', 'reason', 'before_cents', 'after_cents', 'before_text', 'after_text'])
      .where('user_id', '=', id)
      .where('state', '=', 'change')
      .execute(),
    stockAlerts: await db
      .selectFrom('stock_alerts')
      .select(['product_id', 'asked_at'])
      .where('user_id', '=', id)
      .execute(),
    favourites: await db
      .selectFrom('favourites')
      .select(['product_id', 'added_at'])
      .where('user_id', '=', id)
      .orderBy('added_at')
      .execute(),
    // How often, never which: what was looked up is kept for nobody in particular.
    vehicleLookups: await db
      .selectFrom('vehicle_quotas')
      .select(['day', 'asked'])
      .where('user_id', '=', id)
      .execute(),
    searchesWithoutResult: await db
      .selectFrom('search_misses')
      .select(['text', 'day', 'times', 'last_at'])
      .where('user_id', '=', id)
      .orderBy('last_at')
      .execute(),
    searchedWordsLeftOut: await db
      .selectFrom('search_ignored')
      .select(['text', 'day', 'times', 'last_at'])
      .where('user_id', '=', id)
      .orderBy('last_at')
      .execute(),
    partRequests: await db
      .selectFrom('part_requests')
      .select(['asked', 'vehicle', 'message', 'status', 'asked_at', 'done_at', 'answer', 'proposed_ref'])
      .where('user_id', '=', id)
      .orderBy('asked_at')
      .execute(),
  }),
  async erase(db, { id }) {
    for (const table of DELETED_TABLES) await db.deleteFrom(table).where('user_id', '=', id).execute();
    return [];
  },
};
