import type { PersonalData } from '../base/personal-data/personal-data.ts';

export const cataloguePersonalData: PersonalData = {
  held: async (db, { id }) => ({
    specialPrices: await db
      .selectFrom('special_prices')
      .select(['prod_ref', 'price_cents', 'status', 'updated_at'])
      .where('user_id', '=', id)
      .execute(),
  }),
  async erase(db, { id }) {
    await db.deleteFrom('special_prices').where('user_id', '=', id).execute();
    return [];
  },
};
