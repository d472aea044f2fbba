import { http } from '../http/client.ts';
import { i18n, LANGUAGE } from './instance.ts';
import { retrying } from './retry.ts';

type Texts = Record<string, unknown>;

let overrides: Texts = {};

/** A remote's texts, and over them what the supplier reworded on the server. */
export function registerTexts(namespace: string, texts: object): void {
  i18n.addResourceBundle(LANGUAGE, namespace, texts, true, true);
  reword(namespace);
}

export function applyOverrides(texts: Texts): void {
  overrides = texts;
  for (const namespace of Object.keys(texts)) reword(namespace);
  // Mounted components listen to this one event to read their texts again.
  i18n.emit('languageChanged', LANGUAGE);
}

/** The shell never waits for this: without the server's overrides it speaks its own texts. */
export async function loadOverrides(): Promise<void> {
  const texts = await retrying(() => http.get<unknown>(`/config/languages/${LANGUAGE}`, { quiet: true }));
  if (isTree(texts)) applyOverrides(texts);
}

/** A part whose own texts are not here yet is reworded when it brings them. */
function reword(namespace: string): void {
  const own: unknown = i18n.getResourceBundle(LANGUAGE, namespace);
  if (isTree(own))
    i18n.addResourceBundle(LANGUAGE, namespace, fitting(own, overrides[namespace]), true, true);
}

/** Only a text may stand for a text: nonsense from the server leaves our own words as they are. */
function fitting(own: Texts, reworded: unknown): Texts {
  if (!isTree(reworded)) return {};
  return Object.fromEntries(
    Object.entries(reworded).flatMap(([key, value]): [string, unknown][] => {
      const mine = own[key];
      if (typeof mine === 'string') return typeof value === 'string' ? [[key, value]] : [];
      return isTree(mine) ? [[key, fitting(mine, value)]] : [];
    }),
  );
}

const isTree = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
