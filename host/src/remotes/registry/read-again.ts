import type { Registry } from '@extranet/shared/registry';
import type { Loader } from '../loader/loader.ts';
import type { RemoteRegistry } from './registry.ts';

/** All open pages are told at the same moment: they do not ask at the same moment. */
const SPREAD_MS = 300;
/** Another process may answer, which hears of it a moment later. */
const AGAIN_MS = 400;
const ATTEMPTS = 3;

interface Page {
  registry: Pick<RemoteRegistry, 'read' | 'adopt'>;
  loader: Pick<Loader, 'reconsider'>;
}

/**
 * The server told of another registry than this page's: it is read at once, and what has failed goes on with the releases that it
 * names. Where that does not work out, the minute's question is the net.
 */
export async function readAgain(
  { registry, loader }: Page,
  told: number,
  isLeft: AbortSignal,
): Promise<void> {
  await pause(Math.random() * SPREAD_MS);
  for (let attempt = 0; attempt < ATTEMPTS && !isLeft.aborted; attempt += 1) {
    if (registry.read().revision === told) return;
    const next = await fetchTold(told);
    if (next && isNewer(next, registry.read()) && !isLeft.aborted) {
      registry.adopt(next);
      loader.reconsider();
    }
    if (next?.revision === told) return;
    await pause(AGAIN_MS);
  }
}

/** Names the revision, so that a process that does not know it looks at the store again. */
async function fetchTold(revision: number): Promise<Registry | null> {
  try {
    const answer = await fetch(`/remotes/registry.json?revision=${revision}`, { cache: 'no-cache' });
    return answer.ok ? ((await answer.json()) as Registry) : null;
  } catch {
    return null;
  }
}

const isNewer = (next: Registry, { epoch = 0, revision }: Registry): boolean =>
  ((next.epoch ?? 0) - epoch || next.revision - revision) > 0;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
