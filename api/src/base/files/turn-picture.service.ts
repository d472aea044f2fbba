import { keyOf } from './file-keys.ts';
import { type AlsoDone, type Files, transformContents, UNCHANGED } from './files.service.ts';

interface Turn {
  readonly degrees: number;
  /** Runs in the same transaction as the turn. */
  readonly also: AlsoDone;
}

interface Batch {
  readonly turns: Turn[];
  done: Promise<unknown>;
}

/** By file: the turns that wait for its next job. */
const waiting = new Map<string, Batch>();

/** Turns of one picture that come while another waits are added up into one job: sixteen cost no more than two. */
export async function turnPicture(store: Files, id: string, by: string, turn: Turn): Promise<void> {
  const open = waiting.get(id);
  if (open) {
    open.turns.push(turn);
    await open.done;
    return;
  }
  const batch: Batch = { turns: [turn], done: Promise.resolve() };
  waiting.set(id, batch);
  batch.done = turnAll(store, id, by, batch);
  await batch.done;
}

async function turnAll(store: Files, id: string, by: string, batch: Batch): Promise<void> {
  const closeBatch = () => {
    if (waiting.get(id) === batch) waiting.delete(id);
  };
  try {
    await transformContents(
      store,
      id,
      by,
      (file, replace) =>
        store.pictures.inTurn({ account: by, kind: 'upload', name: file.name }, async ({ turn }) => {
          closeBatch();
          const degrees = batch.turns.reduce((sum, one) => sum + one.degrees, 0) % 360;
          if (degrees === 0) return replace(UNCHANGED);
          return store.files.withTemporaryFile((to) =>
            store.files.withLocalFile(keyOf(file), async (path) => {
              const made = await turn(path, degrees, to);
              return made && replace({ path: to, ...made });
            }),
          );
        }),
      async (transaction, file) => {
        for (const { also } of batch.turns) await also(transaction, file);
      },
    );
  } finally {
    closeBatch();
  }
}
