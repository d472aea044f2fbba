import { type ComponentType, createElement, lazy, useState } from 'react';

const PAUSES_MS = [300, 1_000];

/**
 * React's `lazy` for parts of a remote. React remembers for good that a file did not arrive, and a page or dialog would be gone
 * until the next reload: here it is asked for again, and without a network as soon as there is one.
 * What `preload` has fetched is drawn at once. React would draw its fallback all the same, and keep it for 300 ms.
 */
export function lazily<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loaded: ComponentType<Props> | undefined;
  const preload = async () => {
    const module = await patiently(load);
    loaded = module.default;
    return module;
  };
  const Later = lazy(preload) as ComponentType<Props>;
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where a module begins.
  function Part(props: Props) {
    // Decided once: a part that becomes another while it is shown would lose its state.
    const [Shown] = useState(() => loaded ?? Later);
    return createElement(Shown, props);
  }
  return Object.assign(Part, { preload, isLoaded: () => loaded !== undefined });
}

async function patiently<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  for (let failures = 0; ; failures += 1) {
    try {
      return await load();
    } catch (error) {
      const pause = PAUSES_MS[failures];
      if (!isFileMissing(error) || (navigator.onLine && pause === undefined)) throw error;
      await (navigator.onLine ? after(pause) : online());
    }
  }
}

/**
 * Webpack and Rspack name the error; browsers, in which Vite's files load each other, only write it. A file that came and threw
 * has the name too, and the type 'missing': that one is the release's own fault.
 */
export const isFileMissing = (error: unknown): boolean =>
  error instanceof Error &&
  ((error.name === 'ChunkLoadError' && (error as { type?: unknown }).type !== 'missing') ||
    /dynamically imported module/.test(error.message));

const after = (milliseconds?: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
const online = () =>
  new Promise<void>((resolve) => window.addEventListener('online', () => resolve(), { once: true }));
