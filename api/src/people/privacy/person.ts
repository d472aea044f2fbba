import type { UsersTable } from '../../base/db/schema/accounts.ts';
import type { Person } from '../../base/personal-data/personal-data.ts';

/** The person with the names that the trail may contain. */
export function personOf({ id, email, comp_name, name, firstname }: UsersTable): Person {
  const person = `${name} ${firstname}`.trim();
  const names = [comp_name, person, [comp_name, person].filter(Boolean).join(' · ')];
  return { id, email, names: names.filter((text) => text.length > 2) };
}
