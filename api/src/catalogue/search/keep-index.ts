import type { App } from '../../base/app-types.ts';
import { rebuildInThread } from '../search-index/rebuild-in-thread.ts';
import { formatOf, isThere, stateOf } from '../search-index/state.ts';

/** Builds the index where there is none, or an older one, beside the requests; answers what to call when it is missed. */
export function keepIndex(app: App): () => void {
  let work: Promise<void> | undefined;
  let isStopped = false;
  let stop = () => {};
  // Whoever misses the index may have looked at a replica that does not have it yet.
  const rebuildUnlessCurrent = async () => {
    if ((await isCurrent(app)) || isStopped) return false;
    const building = rebuildInThread(app);
    stop = building.stop;
    return building.isBuilt;
  };
  const build = () => {
    if (work || isStopped) return;
    work = rebuildUnlessCurrent()
      .then((isBuilt) => {
        if (isBuilt) app.log.info('the search index was built');
      })
      .catch((error: unknown) => app.log.error({ err: error }, 'the search index could not be built'))
      .finally(() => {
        work = undefined;
      });
  };
  app.addHook('onReady', async () => {
    if (!(await isCurrent(app))) build();
  });
  app.addHook('onClose', async () => {
    isStopped = true;
    stop();
    await work;
  });
  return build;
}

async function isCurrent({ db, now }: App): Promise<boolean> {
  return (await isThere(db)) && (await stateOf(db)).format === formatOf(now());
}
