import { parseConfig } from '../../../api/src/base/config/index.ts';
import { openDatabase } from '../../../api/src/base/db/index.ts';
import { openSession } from '../../../api/src/people/index.ts';
import { takeBackRemote } from '../../../tools/lib/releases/index.ts';
import { callsAt, tokenAt } from '../lib/calls.ts';
import { emailOf } from './accounts.ts';
import { type OpenPage, openPage } from './open-page.ts';
import type { Stage } from './stage.ts';

const TOLD_WITHIN_MS = 2000;
/** 'Trop de mots de passe incorrects': so many may be wrong (sign-in-throttle.ts). */
const WRONG_PASSWORDS = 10;

export interface Findings {
  /** A sentence for each broken promise. */
  readonly broken: readonly string[];
  /** For each kind of news, how long until the last page had it. */
  readonly figures: readonly string[];
}

/** What happens on one machine and must be known on the other. */
export async function between(stage: Stage): Promise<Findings> {
  const { processes } = stage;
  const urls = [processes['one-a'].url, processes['two-b'].url] as const;
  const reader = stage.names[0] as string;
  const tokens = await Promise.all(urls.map((url) => tokenAt(url, emailOf(reader))));
  const pages = await Promise.all(urls.map((url, index) => openPage(url, tokens[index] as string)));
  try {
    await Promise.all(pages.map((page) => page.hears('registry', () => true)));
    const news = [
      [
        'a step of an order',
        await hearOf(pages, 'unread', () => takeStep(stage, urls[0], tokens[0] as string)),
      ],
      ['a release taken back', await hearOf(pages, 'registry', () => takeBackRemote(stage.store, 'faq', {}))],
    ] as const;
    const slow = news.filter(([, ms]) => ms > TOLD_WITHIN_MS);
    return {
      broken: [
        ...slow.map(([what, ms]) => `${what} reached the pages of both machines after ${ms} ms`),
        ...(await throttledTogether(urls)),
        ...(await signedOutTogether(urls, reader)),
      ],
      figures: news.map(([what, ms]) => `${what} on both machines after ${ms} ms`),
    };
  } finally {
    for (const page of pages) page.close();
  }
}

/** How long after the deed the last of the pages has heard another number than before. */
async function hearOf(
  pages: readonly OpenPage[],
  what: string,
  deed: () => Promise<unknown>,
): Promise<number> {
  const before = pages.map((page) => page.last(what));
  await deed();
  const done = performance.now();
  await Promise.all(pages.map((page, index) => page.hears(what, (number) => number !== before[index])));
  return Math.max(0, Math.round(performance.now() - done));
}

/** An administrator at this machine prepares an order of the reader's. */
async function takeStep({ env, processes }: Stage, url: string, token: string): Promise<void> {
  const database = await openDatabase(parseConfig({ ...env, DATA_DIR: processes['one-a'].dataDir }), {
    owner: false,
  });
  const admin = await openSession(database.db, 'u-admin', 'admin', new Date());
  await database.close();
  const orders = await callsAt(url, token)('/api/orders');
  const waiting = (orders.body as { orderId: string; orderStatus: string }[]).find(
    ({ orderStatus }) => orderStatus === 'validee',
  );
  const step = { version: 1, step: 'preparer' };
  const { status, body } = await callsAt(url, admin)(`/api/admin/orders/${waiting?.orderId}/steps`, step);
  if (status !== 200) throw new Error(`no step was taken: ${status} ${JSON.stringify(body)}`);
}

/** Wrong passwords by turns on both machines: together they may be no more than on one. */
async function throttledTogether(urls: readonly string[]): Promise<string[]> {
  const form = { email: emailOf('sansfaq'), password: 'Wrong-2026!' };
  const from = { 'x-forwarded-for': '10.9.9.9' };
  const statuses: number[] = [];
  for (let tries = 0; tries <= WRONG_PASSWORDS; tries += 1)
    statuses.push(
      (await callsAt(urls[tries % urls.length] as string)('/api/user/signIn', form, from)).status,
    );
  const refused = statuses.filter((status) => status === 429).length;
  return refused === 1 && statuses.at(-1) === 429 ? [] : [`wrong passwords by turns: ${statuses.join(', ')}`];
}

/** A session is one on both machines, and is over on both. */
async function signedOutTogether([one = '', two = '']: readonly string[], name: string): Promise<string[]> {
  const token = await tokenAt(one, emailOf(name));
  const statuses = [
    (await callsAt(two, token)('/api/user')).status,
    (await callsAt(two, token)('/api/user/signOut', {})).status,
    (await callsAt(one, token)('/api/user')).status,
  ];
  return statuses.join() === '200,200,401' ? [] : [`a session of both machines: ${statuses.join(', ')}`];
}
