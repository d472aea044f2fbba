import type { Registry } from '@extranet/shared/registry';

/** Not a call of the API but a file beside the page; unchanged, it costs a 304. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch('/remotes/registry.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`registry ${answer.status}`);
  return (await answer.json()) as Registry;
}
