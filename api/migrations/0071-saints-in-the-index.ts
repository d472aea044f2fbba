import type { Migration } from './migration.ts';

/** Customers are found by 'St Etienne' and 'Saint-Étienne' alike: the rows of those who have one are made anew. */
export const saintsInTheIndex: Migration = {
  name: '0071-saints-in-the-index',
  statements: () => [
    `insert into customer_index_due
      select id from users where lower(comp_name || ' ' || city) like '%saint%'
        ${['st ', 'st-', 'st.', 'ste ', 'ste-', 'ste.'].map((short) => `or lower(comp_name || ' ' || city) like '%${short}%'`).join(' ')}
      on conflict do nothing`,
  ],
};
