import { i18n, registerTexts } from '@extranet/platform-of-the-shell/i18n';
import { call, cancel, fork, put } from '@extranet/platform-of-the-shell/saga';
import type { RemoteModule } from '@extranet/shared/remote';
import type { ComponentType } from 'react';

type Saga = NonNullable<RemoteModule['saga']>;
type Parts = Record<string, ComponentType<never> | undefined>;

/** Sent after new reducers were put in, so that what is new in the state begins. */
const REPLACED = { type: 'development/replaced' };

/**
 * The remote as the host gets it. Its state, sagas and texts are those of the module that was evaluated last; the pages and slots
 * that are shown stay the ones that they are, for React exchanges what is inside them.
 */
export function createStandIn(first: RemoteModule) {
  let current = first;
  let onReplaced = () => {};

  function* saga(): Generator {
    for (;;) {
      const next = new Promise<void>((resolve) => {
        onReplaced = resolve;
      });
      const task = current.saga && (yield* fork(current.saga as () => Generator));
      yield* call(() => next);
      if (task) yield* cancel(task);
      yield* put(REPLACED);
    }
  }

  const module: RemoteModule = {
    ...first,
    routes: [...first.routes],
    slots: { ...first.slots },
    ...(first.reducer && { reducer: (state, action) => current.reducer?.(state, action) }),
    saga: saga as Saga,
    prefetch: (to) => current.prefetch?.(to),
  };

  /** Throws when that cannot be done while the page is shown. */
  async function replaceBy(next: RemoteModule): Promise<void> {
    const isSamePlace = placesOf(next) === placesOf(current);
    if (!isSamePlace || String(next.activate) !== String(current.activate))
      throw new Error('src/remote.ts has other pages, slots or duties');
    const [before, after] = [partsOf(current), partsOf(next)];
    for (const [place, part] of Object.entries(before))
      if (!(await isSamePart(part, after[place]))) throw new Error(`${place} is another part`);
    current = next;
    onReplaced();
    const { default: texts } = await next.texts.load();
    registerTexts(next.texts.namespace, texts);
    // Whatever shows a text reads it again.
    i18n.emit('languageChanged', i18n.language);
  }

  return { module, replaceBy };
}

const placesOf = (remote: RemoteModule): string =>
  [remote.id, remote.texts.namespace, Boolean(remote.reducer), ...Object.keys(partsOf(remote))].join(' ');

/** Each page by its path, each slot by its name. */
function partsOf({ routes, slots }: RemoteModule): Parts {
  const pages = routes.map(({ path, Component }) => [path, Component]);
  return { ...Object.fromEntries(pages), ...slots } as Parts;
}

interface Lazy {
  preload: () => Promise<{ default: unknown }>;
  isLoaded: () => boolean;
}

const isLazy = (part: unknown): part is Lazy => typeof part === 'function' && 'preload' in part;

/** One that was not shown yet fetches what there is when it will be. */
async function isSamePart(before: unknown, after: unknown): Promise<boolean> {
  if (!isLazy(before) || !isLazy(after)) return before === after;
  return !before.isLoaded() || (await before.preload()).default === (await after.preload()).default;
}
