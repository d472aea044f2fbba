import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { Portal } from './portal.ts';

/** Reads the mails that the portal has sent, each once. */
export function mailboxOf({ dataDir }: Portal) {
  const read = new Set<string>();
  return {
    /** Waits for the next unread mail to this address and returns its text. */
    next: async (to: string): Promise<string> => {
      const folder = join(dataDir, 'outbox');
      for (let tries = 0; tries < 100; tries += 1) {
        const files = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
        for (const file of files.filter((name) => !read.has(name))) {
          const mail = await PostalMime.parse(await readFile(join(folder, file)));
          if (mail.to?.[0]?.address !== to) continue;
          read.add(file);
          return mail.text ?? '';
        }
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`no mail to ${to}`);
    },
  };
}

/** The path and hash of the link in a mail. */
export function linkIn(text: string): string {
  const found = /\/confirmation#\w+=[\w-]+/.exec(text)?.[0];
  if (!found) throw new Error(`no link in: ${text}`);
  return found;
}
