import type { FaqPost } from '@extranet/shared/contracts';
import { referenceKey } from '@extranet/shared/rules';
import { onDevice, readToken } from '@extranet/shared/session';

/** An unfinished contribution to a thread. */
export interface Draft {
  html: string;
  pictures: string[];
}

const PREFIX = 'faq.draft/';
const MARK_LENGTH = 8;

/** A draft belongs to one session of one user: the next user of a shared computer must not see it. */
const ownPrefix = (): string => `${PREFIX}${(readToken() ?? '').slice(-MARK_LENGTH)}/`;
const keyOf = (userId: string, ref: string): string => `${ownPrefix()}${userId}/${referenceKey(ref)}`;

/** An unfinished change of a contribution, kept where a thread's reference stands: of that version, for another one reads otherwise. */
export const changeOf = ({ postId, postUpdatedAt }: FaqPost): string => `${postId}@${postUpdatedAt}`;

export function readDraft(userId: string, ref: string): Draft | null {
  try {
    const read: unknown = JSON.parse(onDevice.read(keyOf(userId, ref)) ?? 'null');
    return isDraft(read) ? { html: read.html, pictures: read.pictures } : null;
  } catch {
    // The stored text is not ours: there is no draft.
    return null;
  }
}

export function keepDraft(userId: string, ref: string, draft: Draft | null): void {
  if (draft) onDevice.keep(keyOf(userId, ref), JSON.stringify(draft));
  else onDevice.drop(keyOf(userId, ref));
}

/** Called at sign-out. */
export const dropDrafts = (): void => drop(() => true);

/** Removes drafts that a sign-out left behind because this remote was not loaded. */
export const dropForeignDrafts = (): void => {
  const own = ownPrefix();
  drop((key) => !key.startsWith(own));
};

function drop(toDelete: (key: string) => boolean): void {
  for (const key of onDevice.keys()) if (key.startsWith(PREFIX) && toDelete(key)) onDevice.drop(key);
}

function isDraft(value: unknown): value is Draft {
  const { html, pictures } = (value ?? {}) as Partial<Draft>;
  return (
    typeof html === 'string' && Array.isArray(pictures) && pictures.every((path) => typeof path === 'string')
  );
}
