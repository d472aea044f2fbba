import { http } from '../http/client.ts';
import { i18n, LANGUAGE } from './instance.ts';
import { retrying } from './retry.ts';

type Texts = Record<string, unknown>;

let overrides: Texts = {};

const LISTENING_MS = 500;

/** Registers a remote's texts, with the supplier's overrides from the server on top. */
export function registerTexts(namespace: string, texts: object): void {
  i18n.addResourceBundle(LANGUAGE, namespace, texts, true, true);
  applyTo(namespace);
}

export function applyOverrides(texts: Texts): void {
  overrides = texts;
  const namespaces = Object.keys(texts);
  if (namespaces.length === 0) return;
  for (const namespace of namespaces) applyTo(namespace);
  readAgain();
  // React lets components listen a moment after it has drawn them: what was drawn just now has not heard of it.
  setTimeout(readAgain, LISTENING_MS);
}

/** Mounted components listen to this event and read their texts again. */
const readAgain = () => i18n.emit('languageChanged', LANGUAGE);

/** The shell does not wait for this: until the overrides arrive it shows its own texts. */
export async function loadOverrides(): Promise<void> {
  const texts = await retrying(() => http.get<unknown>(`/config/languages/${LANGUAGE}`, { quiet: true }));
  if (isTree(texts)) applyOverrides(texts);
}

/** Applies the overrides to a namespace. If its texts are not loaded yet, registerTexts applies them later. */
function applyTo(namespace: string): void {
  const own: unknown = i18n.getResourceBundle(LANGUAGE, namespace);
  if (isTree(own))
    i18n.addResourceBundle(LANGUAGE, namespace, matching(own, overrides[namespace]), true, true);
}

/** Only a string may replace a string: other values from the server are ignored. */
function matching(own: Texts, replacements: unknown): Texts {
  if (!isTree(replacements)) return {};
  return Object.fromEntries(
    Object.entries(replacements).flatMap(([key, value]): [string, unknown][] => {
      const current = own[key];
      if (typeof current === 'string') return typeof value === 'string' ? [[key, value]] : [];
      return isTree(current) ? [[key, matching(current, value)]] : [];
    }),
  );
}

const isTree = (value: unknown): value is Texts => typeof value === 'object' && value !== null;
