import fp from 'fastify-plugin';
import type { App } from '../app-types.ts';
import type { MailsTable } from '../db/schema/system.ts';
import { type JobKind, reasonOf } from '../jobs/job-kinds.ts';
import { readSupplier } from '../settings/supplier.ts';
import { inJob } from '../tracing/job-spans.ts';
import { traced } from '../tracing/scope.ts';
import { createMailer, type Mailer } from './mailer.ts';
import { MAIL_JOB, noteSent, readMails } from './outbox.queries.ts';

const MINUTE = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    readonly mailer: Mailer;
  }
}

/** Opens the way to the mail server, or to the folder that takes its place. Register it before the jobs, which use it. */
export const mail = fp(async (app: App) => {
  const mailer = createMailer(app.config);
  app.decorate('mailer', mailer);
  app.addHook('onReady', async () => app.log.info({ destination: mailer.destination }, 'mail goes to'));
  app.addHook('onClose', async () => mailer.close());
});

/** Sends the mails that transactions enqueued; a mail server that is down fails no request. */
export const mailJobs: JobKind = {
  name: MAIL_JOB,
  // Few enough that even a slow server takes them within the lease.
  atOnce: 10,
  leaseMs: 2 * MINUTE,
  // About two days in all.
  retryAfterMinutes: [1, 5, 15, 60, 180, 360, 720, 1440],
  async run(app, jobs) {
    const mails = await readMails(
      app.db,
      jobs.map(({ id }) => id),
    );
    const supplier = await readSupplier(app.db);
    const from = { name: supplier.name, address: supplier.email };
    // A mail that is gone was erased with its person.
    const reasons = await Promise.all(
      jobs.map(({ id }) => {
        const written = mails.find((one) => one.id === id);
        return written && !written.sent_at ? inJob(id, () => send(app, from, written)) : null;
      }),
    );
    const sent = jobs.flatMap(({ id }, index) => (reasons[index] === null ? id : []));
    await noteSent(app.db, sent, app.now());
    return reasons;
  },
  async describe(app, ids) {
    const mails = await readMails(app.db, ids);
    return new Map(mails.map(({ id, subject, recipient }) => [id, `${subject} (${recipient})`]));
  },
};

/** Answers null once the mail server took it, or why it did not. */
async function send(
  app: App,
  from: { name: string; address: string },
  { id, kind, recipient: to, reply_to: replyTo, subject, text, html }: MailsTable,
): Promise<string | null> {
  try {
    const destination = await traced('send mail', { 'extranet.mail.kind': kind }, () =>
      app.mailer.send({ id, from, to, replyTo, subject, text, html }),
    );
    app.log.info({ mail: id, kind, destination }, 'mail sent');
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
