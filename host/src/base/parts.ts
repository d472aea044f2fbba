import { registerTexts } from '@extranet/shared/i18n';
import type { AppStore } from '@extranet/shared/store';

/** What comes with a chunk of the host's own: its state and sagas, and its words of the namespace 'host'. */
export type Part = Parameters<AppStore['injectRemote']>[1] & {
  id: string;
  texts: object[];
};

let store: AppStore;
const joined = new Set<string>();

export const startParts = (appStore: AppStore): void => {
  store = appStore;
};

/** Once, however often its chunk is asked for: a form that is being filled in keeps its state. */
export function join({ id, texts, ...parts }: Part): void {
  if (joined.has(id)) return;
  joined.add(id);
  for (const words of texts) registerTexts('host', words);
  store.injectRemote(id, parts);
}
