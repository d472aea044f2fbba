import { remote as compiled } from '@extranet/remote-under-development';
import { development } from './remote-in-page.ts';
import { createStandIn } from './stand-in.ts';

// Takes the place of src/remote.ts as what the remote exposes. The host keeps what it was given first: so that is given a
// stand-in, behind which the remote's own module may be evaluated again.

const standIn = createStandIn(compiled);
export const remote = standIn.module;

let replacing = Promise.resolve();
import.meta.webpackHot.accept('@extranet/remote-under-development', () => {
  // A live binding: by now it is the new one.
  const next = compiled;
  replacing = replacing.then(() => standIn.replaceBy(next));
});

development().remoteRuns({
  hash: () => __webpack_hash__,
  update: async () => {
    await import.meta.webpackHot.check(true);
    await replacing;
  },
});
