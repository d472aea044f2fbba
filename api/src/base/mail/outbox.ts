import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import type { MailsTable } from '../db/schema/system.ts';
import { readSupplier } from '../settings/supplier.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { noteFailed, noteSent, takeDueMails } from './outbox.queries.ts';

/** Finds mails that are due for a retry, and those of a process that died. */
const CHECK_EVERY_MS = 5000;
/** Few enough that even a slow server sends them within their lease. */
const BATCH = 10;

export interface Outbox {
  /** Starts sending the mails that are due, and returns at once. Call it after the commit. */
  wake(): void;
  /** Sends mails until none is due. */
  deliver(): Promise<void>;
}

declare module 'fastify' {
  interface FastifyInstance {
    readonly outbox: Outbox;
  }
}

/** Sends the mails that transactions enqueued; a mail server that is down fails no request. */
export const outbox = fp(async (app: App) => {
  const mailer = createMailer(app.config);
  let delivering: Promise<void> | undefined;
  let again = false;
  let closing = false;

  const deliver = async (): Promise<void> => {
    again = true;
    delivering ??= (async () => {
      while (again && !closing) {
        again = false;
        while (!closing && (await deliverSome(app, mailer)));
      }
    })().finally(() => {
      delivering = undefined;
    });
    return delivering;
  };
  const wake = () => {
    deliver().catch((error: unknown) => app.log.error({ err: error }, 'the outbox cannot be read'));
  };
  const timer = setInterval(wake, CHECK_EVERY_MS);
  timer.unref();
  app.decorate('outbox', { wake, deliver });
  app.addHook('onReady', async () => {
    app.log.info({ destination: mailer.destination }, 'mail goes to');
    wake();
  });
  app.addHook('onClose', async () => {
    closing = true;
    clearInterval(timer);
    await delivering?.catch(() => undefined);
    mailer.close();
  });
});

/** False when nothing was due. */
async function deliverSome(app: App, mailer: Mailer): Promise<boolean> {
  const mails = await takeDueMails(app.db, BATCH, app.now());
  if (mails.length === 0) return false;
  const supplier = await readSupplier(app.db);
  const from = { name: supplier.name, address: supplier.email };
  const sent = await Promise.all(mails.map((mail) => send(app, mailer, from, mail)));
  await noteSent(
    app.db,
    sent.flatMap((id) => id ?? []),
    app.now(),
  );
  return true;
}

/** Answers the mail's id once it was sent, null when sending failed. */
async function send(
  app: App,
  mailer: Mailer,
  from: { name: string; address: string },
  mail: MailsTable,
): Promise<string | null> {
  const { id, kind, recipient: to, reply_to: replyTo, subject, text, html } = mail;
  try {
    const destination = await mailer.send({ id, from, to, replyTo, subject, text, html });
    app.log.info({ mail: id, kind, destination }, 'mail sent');
    return id;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const willRetry = await noteFailed(app.db, mail, reason, app.now());
    app.log[willRetry ? 'warn' : 'error']({ mail: id, kind, reason, willRetry }, 'mail not sent');
    return null;
  }
}
