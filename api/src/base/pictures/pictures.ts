import type { Job, Made } from './jobs.ts';
import { createPictureProcess, type PictureProcess } from './picture-process-client.ts';
import { oneAtATime } from './queues.ts';
import { pictureRefused, tooManyOfAccount, tooManyOfAll } from './refusals.ts';

/**
 * How many jobs of one account may wait: a page asks for a hundred pictures at once, uploads are fewer. Each kind has a
 * queue of its own, so that an account can upload a picture while it waits for the thumbnails of a long page.
 */
const QUEUE_MAX = { upload: 30, view: 150, draw: 150 };
const TOTAL_MAX = 1000;

interface Request {
  readonly account: string;
  readonly kind: keyof typeof QUEUE_MAX;
  /** The name of the picture in a refusal. */
  readonly name: string;
}

/** Each answers null when the file is not a picture or no longer exists. */
interface Tools {
  /** Replaces the file by the result. */
  clean(path: string): Promise<Made | null>;
  turn(path: string, degrees: number, to: string): Promise<Made | null>;
  shrink(path: string, width: number): Promise<Buffer | null>;
  draw(svg: string): Promise<Buffer | null>;
  /** A PNG of this SVG, with a picture in its middle that is at most so wide and high. */
  icon(svg: string, middle: string | null, width: number): Promise<Buffer | null>;
}

export interface Pictures {
  /** All work on pictures goes through here, one at a time: the tools are valid while the work runs. */
  inTurn<T>(request: Request, work: (tools: Tools) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function openPictures(pictureProcess: PictureProcess = createPictureProcess()): Pictures {
  const inTurn = oneAtATime({
    totalMax: TOTAL_MAX,
    tooManyInQueue: tooManyOfAccount,
    tooManyInAll: tooManyOfAll,
  });
  return {
    inTurn: ({ account, kind, name }, work) => {
      const queue = { name: `${kind} ${account}`, most: QUEUE_MAX[kind] };
      return inTurn(queue, () => work(toolsOf(pictureProcess, name)));
    },
    close: pictureProcess.close,
  };
}

function toolsOf(pictureProcess: PictureProcess, name: string): Tools {
  const perform = async (job: Job) => {
    const outcome = await pictureProcess.perform(job);
    if ('refused' in outcome) throw pictureRefused(outcome.refused, name);
    if ('overloaded' in outcome) throw tooManyOfAll();
    if ('failed' in outcome) throw Object.assign(new Error(outcome.failed.message), outcome.failed);
    return outcome;
  };
  const made = async (job: Job) => {
    const outcome = await perform(job);
    return 'made' in outcome ? outcome.made : null;
  };
  const small = async (job: Job) => {
    const outcome = await perform(job);
    return 'small' in outcome ? outcome.small : null;
  };
  return {
    clean: (path) => made({ kind: 'clean', path }),
    turn: (path, degrees, to) => made({ kind: 'turn', path, degrees, to }),
    shrink: (path, width) => small({ kind: 'shrink', path, width }),
    draw: (svg) => small({ kind: 'draw', svg }),
    icon: (svg, middle, width) => small({ kind: 'icon', svg, middle, width }),
  };
}
