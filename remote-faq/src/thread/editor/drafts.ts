import { searchable } from '@extranet/shared/format';
import { readToken } from '@extranet/shared/session';

/** What somebody began to write in a thread. */
export interface Draft {
  html: string;
  pictures: string[];
}

const PREFIX = 'faq.draft/';
const MARK_LENGTH = 8;

/** A draft belongs to one session of one user: the next person at this counter must not find it. */
const ownPrefix = (): string => `${PREFIX}${(readToken() ?? '').slice(-MARK_LENGTH)}/`;
const keyOf = (userId: string, ref: string): string => `${ownPrefix()}${userId}/${searchable(ref)}`;

export function readDraft(userId: string, ref: string): Draft | null {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(keyOf(userId, ref)) ?? 'null');
    return isDraft(read) ? { html: read.html, pictures: read.pictures } : null;
  } catch {
    // Storage is forbidden, or holds something else: there is no draft.
    return null;
  }
}

export function keepDraft(userId: string, ref: string, draft: Draft | null): void {
  try {
    if (draft) localStorage.setItem(keyOf(userId, ref), JSON.stringify(draft));
    else localStorage.removeItem(keyOf(userId, ref));
  } catch {
    // Forbidden or full: what is being written lives in this page only.
  }
}

/** At sign-out. */
export const dropDrafts = (): void => drop(() => true);

/** Left behind by a sign-out during which this remote was not loaded. */
export const dropForeignDrafts = (): void => {
  const own = ownPrefix();
  drop((key) => !key.startsWith(own));
};

function drop(condemned: (key: string) => boolean): void {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX) && condemned(key));
    for (const key of keys) localStorage.removeItem(key);
  } catch {
    // Forbidden: nothing is kept there.
  }
}

function isDraft(value: unknown): value is Draft {
  const { html, pictures } = (value ?? {}) as Partial<Draft>;
  return (
    typeof html === 'string' && Array.isArray(pictures) && pictures.every((path) => typeof path === 'string')
  );
}
