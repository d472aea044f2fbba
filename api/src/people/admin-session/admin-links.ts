import type { Actor } from '../../base/audit/actor.ts';
import { recordAction } from '../../base/audit/audit.queries.ts';
import type { Db, DbOrTransaction } from '../../base/db/schema.ts';
import { orNotFound } from '../../base/errors.ts';
import { hashToken, newToken } from '../../base/secrets/tokens.ts';
import { normaliseEmail } from '../../base/text/normalise.ts';

const LIFETIME_MS = 5 * 60_000;

export type WhyRefused = 'used' | 'expired' | 'unknown';

interface AdminLink {
  readonly url: string;
  readonly userId: string;
  readonly expiresAt: string;
}

/** Makes a single-use sign-in link, valid for five minutes, for the administrator with that e-mail or id. */
export async function mintAdminLink(
  db: Db,
  emailOrId: string,
  publicUrl: string,
  by: Actor,
  now = new Date(),
): Promise<AdminLink> {
  const user = await db
    .selectFrom('users')
    .select(['id', 'email'])
    .where((eb) => eb.or([eb('email_norm', '=', normaliseEmail(emailOrId)), eb('id', '=', emailOrId)]))
    .where('is_admin', '=', 1)
    .where('status', '=', 'active')
    .executeTakeFirst();
  const { id: userId, email } = orNotFound(user);
  const token = newToken();
  const expiresAt = new Date(now.getTime() + LIFETIME_MS).toISOString();
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('admin_links')
      .values({
        token_hash: hashToken(token),
        user_id: userId,
        created_at: now.toISOString(),
        expires_at: expiresAt,
        used_at: null,
      })
      .execute();
    const line = { action: 'adminLink.mint', kind: 'adminLink', objectId: userId, subject: email } as const;
    await recordAction(transaction, by, line, now);
  });
  const url = `${publicUrl}/?${new URLSearchParams({ adminAuthToken: token, userId })}`;
  return { url, userId, expiresAt };
}

/** True for the first use by the link's administrator. One statement, so that only one of two concurrent uses succeeds. */
export async function useAdminLink(
  db: DbOrTransaction,
  token: string,
  userId: string,
  now: Date,
): Promise<true | WhyRefused> {
  const result = await db
    .updateTable('admin_links')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return result.numUpdatedRows === 1n || whyRefused(db, token, userId);
}

/** Why a link was refused; only a caller with its token learns it. Links are deleted a day after they expired. */
async function whyRefused(db: DbOrTransaction, token: string, userId: string): Promise<WhyRefused> {
  const link = await db
    .selectFrom('admin_links')
    .select('used_at')
    .where('token_hash', '=', hashToken(token))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!link) return 'unknown';
  return link.used_at === null ? 'expired' : 'used';
}
