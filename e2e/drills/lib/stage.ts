import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { launchOptions } from '../../harness/launch-options.ts';
import { type Portal, type PortalOptions, startPortal } from '../../harness/portal.ts';
import { customerSession, GARAGE } from '../../harness/sessions.ts';
import { newVisit } from '../../harness/visits.ts';

/** The slowest of all are told by the server's next look at its store, or by a page that waits for its turn. */
const TOLD_WITHIN_MS = 20_000;

export interface Stage {
  portal: Portal;
  /** A new tab of a new browser, in which a customer is signed in. */
  tab: (email?: string) => Promise<Page>;
  /** The person sees now what they were to see: the picture of this moment is kept. */
  seen: (page: Page) => Promise<void>;
  /** Somebody is told so by a command. */
  said: (sentence: string) => void;
  /** Waits for a line of the server's log. */
  logged: (line: RegExp) => Promise<void>;
  /** Waits for a line of the server's figures. */
  measured: (line: RegExp) => Promise<void>;
}

/** What can be shown of a drill to somebody who was not there. */
export interface Evidence {
  /** What the person saw, as a JPEG. */
  picture: Buffer | null;
  /** Who is told: lines of the log, or the sentence of a refusal. */
  readonly lines: string[];
}

export const openBrowser = (): Promise<Browser> => chromium.launch(launchOptions());

/** Runs something on a portal of its own, and closes it. */
export async function onStage<T>(
  browser: Browser,
  options: PortalOptions,
  play: (stage: Stage) => Promise<T>,
  evidence: Evidence = { picture: null, lines: [] },
): Promise<T> {
  const portal = await startPortal(options);
  const closing: (() => Promise<void>)[] = [];
  const tab = async (email = GARAGE) => {
    const { page, context } = await newVisit(browser, portal.url, {
      kept: await customerSession(portal, email),
    });
    page.setDefaultTimeout(TOLD_WITHIN_MS);
    closing.push(() => context.close());
    return page;
  };
  const seen = async (page: Page) => {
    evidence.picture = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
  };
  const said = (sentence: string) => {
    evidence.lines.push(sentence);
  };
  const logged = async (line: RegExp) =>
    said(await until(line, () => readFile(join(portal.dataDir, 'server.log'), 'utf8')));
  const measured = async (line: RegExp) => {
    await until(line, async () => (await fetch(`${portal.url}/metrics`)).text());
  };
  try {
    return await play({ portal, tab, seen, said, logged, measured });
  } finally {
    for (const close of closing) await close();
    await portal.stop();
  }
}

/** Answers the line that matches. */
async function until(line: RegExp, read: () => Promise<string>): Promise<string> {
  for (
    const end = performance.now() + TOLD_WITHIN_MS;
    ;
    await new Promise((resolve) => setTimeout(resolve, 100))
  ) {
    const text = await read();
    if (line.test(text)) return text.split('\n').find((one) => line.test(one)) ?? '';
    if (performance.now() > end) throw new Error(`nobody was told: ${line}`);
  }
}

/** How long something takes that begins now. */
export async function timed(work: () => Promise<unknown>): Promise<number> {
  const since = performance.now();
  await work();
  return performance.now() - since;
}
