import { registerTexts } from '@extranet/shared/i18n';
import type { AppStore } from '@extranet/shared/store';

/** What a chunk of the host brings along: its state, sagas and texts of the namespace 'host'. */
export type Part = Parameters<AppStore['injectRemote']>[1] & {
  id: string;
  texts: object[];
};

let store: AppStore;
const joined = new Set<string>();

export const startParts = (appStore: AppStore): void => {
  store = appStore;
};

/** Only once, however often the chunk is imported: a form that is being filled in keeps its state. */
function join({ id, texts, ...parts }: Part): void {
  if (joined.has(id)) return;
  joined.add(id);
  for (const bundle of texts) registerTexts('host', bundle);
  store.injectRemote(id, parts);
}

/** A chunk whose part has joined by the time that it is used. */
export async function loadPart<Chunk extends { part: Part }>(coming: Promise<Chunk>): Promise<Chunk> {
  const chunk = await coming;
  join(chunk.part);
  return chunk;
}
