import type { Release } from '@extranet/shared/registry';
import { contractBreach, type RemoteModule } from '@extranet/shared/remote';
import type { Blocks } from './blocks.ts';
import { LoadFailure } from './failure.ts';
import type { Limits } from './limits.ts';
import { takeTexts } from './settling.ts';
import type { Surroundings } from './surroundings.ts';

export interface EvaluateParts extends Pick<Surroundings, 'open'> {
  limits: Limits;
}

interface Running {
  borrowed: Promise<void>;
  signal: AbortSignal;
  blocks: Blocks;
}

/** Runs a release whose files are there, each step within its limit, and returns its module. */
export const createEvaluate =
  ({ open, limits }: EvaluateParts) =>
  async (id: string, release: Release, { borrowed, signal, blocks }: Running): Promise<RemoteModule> => {
    const step = <T>(what: string, work: Promise<T>) =>
      limits.within(what, work, { borrowed, signal, onLate: blocks.late });
    const run = await step('the container', open(release));
    const exposed = await step('the module', (async () => blocks.timed(run))());
    const breach = contractBreach(exposed, id);
    if (breach) throw new LoadFailure('contract', breach);
    const module = exposed as RemoteModule;
    // Before anything else of it, so that no text key is ever shown.
    await step('the loading of its texts', takeTexts(module));
    return module;
  };
