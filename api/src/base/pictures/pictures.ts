import { type Drawing, startDrawing } from './drawing.ts';
import type { Job, Made } from './jobs.ts';
import { pictureRefused, tooManyOfAccount, tooManyOfAll } from './refusals.ts';
import { oneAtATime } from './turns.ts';

/**
 * How many of one account may wait: a page asks for a hundred pictures at once, but nobody sends as many. Each kind has a
 * line of its own, so that whoever waits for a long page can still send a picture.
 */
const MOST = { upload: 30, view: 150, draw: 150 };
const IN_ALL = 1000;

interface Wanted {
  readonly by: string;
  readonly to: keyof typeof MOST;
  /** What the picture is called when it is refused. */
  readonly name: string;
}

/** Null for what is no picture, or is no longer there. */
interface Tools {
  /** The result takes the place of what was there. */
  clean(path: string): Promise<Made | null>;
  turn(path: string, degrees: number, to: string): Promise<Made | null>;
  shrink(path: string, width: number): Promise<Buffer | null>;
  draw(svg: string): Promise<Buffer | null>;
}

export interface Pictures {
  /** All work on pictures goes through here, one at a time: the tools are the work's own for as long as it takes. */
  inTurn<T>(wanted: Wanted, work: (tools: Tools) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

export function openPictures(drawing: Drawing = startDrawing()): Pictures {
  const inTurn = oneAtATime({ inAll: IN_ALL, tooManyInLine: tooManyOfAccount, tooManyInAll: tooManyOfAll });
  return {
    inTurn: ({ by, to, name }, work) => {
      const line = { line: `${to} ${by}`, most: MOST[to] };
      return inTurn(line, () => work(toolsOf(drawing, name)));
    },
    close: drawing.close,
  };
}

function toolsOf(drawing: Drawing, name: string): Tools {
  const perform = async (job: Job) => {
    const outcome = await drawing.perform(job);
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
  };
}
