import type { TracedClick } from '@extranet/shared/contracts';
import type { App } from '../../base/app-types.ts';
import { knownPage, knownRelease } from '../metrics/known-labels.ts';

type Server = Pick<App, 'tracing' | 'releases' | 'now'>;

/** Puts each click over the calls that it caused. Pages and releases are named only where they are known. */
export async function noteClicks(
  { tracing, releases, now }: Server,
  clicks: readonly TracedClick[],
): Promise<void> {
  if (!tracing || clicks.length === 0) return;
  const published = await releases.read();
  for (const { trace, span, page, remote, release, agoMs, ms } of clicks) {
    const known = remote && release ? knownRelease(published, { remote, release }) : undefined;
    tracing.noteClick({
      ...{ trace, span, ms },
      // By the server's clock: the page's own may say anything.
      startedAt: now().getTime() - agoMs,
      attributes: {
        'extranet.page': knownPage(published, page),
        ...(known ? { 'extranet.remote': known.remote, 'extranet.release': known.release } : {}),
      },
    });
  }
}
