import type { PortalOptions } from '../../harness/portal.ts';
import type { Stage } from './stage.ts';

/** What came of it. */
export interface Outcome {
  /** What a person sees, which the drill has waited for. */
  sees: string;
  /** From the moment at which it could be noticed until it was seen. */
  ms: number;
  /** Who is told, and by what; the drill has looked. */
  told: string;
}

/** One failure: it breaks something in a portal of its own, and throws when what should be seen or told is not. */
export interface Drill {
  breaks: string;
  options?: PortalOptions;
  run: (stage: Stage) => Promise<Outcome>;
}
