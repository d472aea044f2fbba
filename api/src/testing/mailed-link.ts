import type { App } from '../base/app-types.ts';
import type { Config } from '../base/config/config.ts';
import { allMail } from './outgoing-mail.ts';

/** The token of the link in the newest mail of that subject, to that address. */
export async function mailedToken(app: App, config: Config, subject: string, to: string): Promise<string> {
  const mail = (await allMail(app, config)).findLast((one) => one.subject === subject && one.to === to);
  const token = /\/confirmation#\w+=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`no mail '${subject}' with a link went to ${to}`);
  return token;
}

/** What went to an address, by subject, oldest first. */
export async function subjectsTo(app: App, config: Config, to: string): Promise<string[]> {
  return (await allMail(app, config)).filter((mail) => mail.to === to).map(({ subject }) => subject);
}
