import type { RemoteInPage } from './remote-in-page.ts';

/** Below it lie the builds of this machine. */
const BUILDS = '/.dev/builds/';

/**
 * Keeps the remote that runs in the page at the newest build, by exchanging its modules. Where that cannot be done, or the
 * remote did not come up, the page is loaded again.
 */
export function createExchange(reload: () => void) {
  let remote: RemoteInPage | undefined;
  let newest = '';
  let isRunning = false;

  async function catchUp(): Promise<void> {
    if (isRunning || !newest) return;
    if (!remote) {
      // Not asked for until now: it comes as it is then.
      if (wasAskedFor()) reload();
      return;
    }
    isRunning = true;
    try {
      // Each step leads to the build after, and several may have been made since.
      while (remote.hash() !== newest) await step(remote);
    } catch (error) {
      console.info('[dev] The page is loaded again:', error);
      reload();
    } finally {
      isRunning = false;
    }
  }

  return {
    remoteRuns(running: RemoteInPage): void {
      remote = running;
      void catchUp();
    },
    built(hash: string): void {
      if (hash === newest) return;
      const isFirst = newest === '';
      newest = hash;
      if (!isFirst || remote) void catchUp();
    },
  };
}

async function step(remote: RemoteInPage): Promise<void> {
  const before = remote.hash();
  await remote.update();
  if (remote.hash() === before) throw new Error(`there is no way on from build ${before}`);
}

const wasAskedFor = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes(BUILDS));
