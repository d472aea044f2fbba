import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import type { App } from '../base/app-types.ts';
import type { Config } from '../base/config/config.ts';

export interface ReceivedMail {
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

/** The newest mail of that subject, read back from the file that was written of it. */
export async function outgoingMail(app: App, config: Config, subject: string): Promise<ReceivedMail> {
  const mail = (await allMail(app, config)).findLast((one) => one.subject === subject);
  if (!mail) throw new Error(`no mail '${subject}' was sent`);
  return mail;
}

/** Oldest first. */
export async function allMail(app: App, config: Config): Promise<ReceivedMail[]> {
  await app.jobs.finish();
  const folder = join(config.dataDir, 'outbox');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(names.map(async (name) => parse(await readFile(join(folder, name)))));
}

async function parse(bytes: Buffer): Promise<ReceivedMail> {
  const { to = [], from, subject = '', text = '', html = '' } = await PostalMime.parse(bytes);
  return {
    to: to.map(({ address }) => address).join(', '),
    from: from?.address ?? '',
    subject,
    text: text.replaceAll('\r\n', '\n'),
    html,
  };
}
