import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type nodemailer from 'nodemailer';
import type { Config } from '../config/config.ts';

export interface Message {
  readonly id: string;
  readonly from: { name: string; address: string };
  readonly to: string;
  readonly replyTo: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  /** The server or folder that mail goes to, for the log. */
  readonly destination: string;
  /** Answers the server that took the message, or the file that it was written to. */
  send(message: Message): Promise<string>;
  close(): void;
}

export function createMailer({ smtpUrl, dataDir }: Pick<Config, 'smtpUrl' | 'dataDir'>): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl) : folderMailer(join(dataDir, 'outbox'));
}

function smtpMailer(smtpUrl: string): Mailer {
  const transport = lateTransport((nodemailer) =>
    nodemailer.createTransport({
      url: smtpUrl,
      pool: true,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    }),
  );
  const destination = new URL(smtpUrl).host;
  return {
    destination,
    send: async (message) => {
      await (await transport.open()).sendMail(compose(message));
      return destination;
    },
    close: transport.close,
  };
}

/** For a portal without a mail server: writes each mail to a file that any mail program opens. */
function folderMailer(folder: string): Mailer {
  const transport = lateTransport((nodemailer) =>
    nodemailer.createTransport({ streamTransport: true, buffer: true }),
  );
  return {
    destination: folder,
    send: async (message) => {
      const { message: bytes } = await (await transport.open()).sendMail(compose(message));
      await mkdir(folder, { recursive: true });
      const file = join(folder, `${message.id}.eml`);
      await writeFile(`${file}.part`, bytes);
      await rename(`${file}.part`, file);
      return file;
    },
    close: transport.close,
  };
}

/** Comes with the first mail: a start need not wait for the library, and a process may never send one. */
function lateTransport<T extends { close(): void }>(make: (library: typeof nodemailer) => T) {
  let made: Promise<T> | undefined;
  const open = (): Promise<T> => {
    made ??= import('nodemailer').then((library) => make(library.default));
    return made;
  };
  return { open, close: () => void made?.then((transport) => transport.close()) };
}

/** Addresses are objects, so that text written by a person can add neither a recipient nor a header. */
function compose({ id, from, to, replyTo, subject, text, html }: Message) {
  return {
    from,
    to: { name: '', address: to },
    ...(replyTo ? { replyTo: { name: '', address: replyTo } } : {}),
    messageId: `<${id}@${from.address.split('@')[1]}>`,
    subject,
    text,
    html,
    headers: { 'auto-submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
