import type { LanguageOverrides } from '@extranet/shared/contracts';
import type { DbOrTransaction } from '../../base/db/schema.ts';

export async function findLanguageOverrides(
  db: DbOrTransaction,
  language: string,
): Promise<LanguageOverrides> {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', `languages.${language.toLowerCase()}`)
    .executeTakeFirst();
  return row ? (JSON.parse(row.value) as LanguageOverrides) : {};
}
