import type { PersonalData } from '../base/personal-data/personal-data.ts';

export const cataloguePersonalData: PersonalData = {
  held: async (db, { id }) => ({
    specialPrices: await db
      .selectFrom('special_prices')
      .select(['prod_ref', 'price_cents', 'status', 'updated_at'])
      .where('user_id', '=', id)
      .execute(),
    // How often, never which: what was looked up is kept for nobody in particular.
    vehicleLookups: await db
      .selectFrom('vehicle_quotas')
      .select(['day', 'asked'])
      .where('user_id', '=', id)
      .execute(),
  }),
  async erase(db, { id }) {
    await db.deleteFrom('special_prices').where('user_id', '=', id).execute();
    await db.deleteFrom('vehicle_quotas').where('user_id', '=', id).execute();
    return [];
  },
};
