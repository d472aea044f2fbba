import type { Registry } from '@extranet/shared/registry';

/** A static file, not a call of the API; if it has not changed, the answer is a 304. */
export async function fetchRegistry(): Promise<Registry> {
  const answer = await fetch('/remotes/registry.json', { cache: 'no-cache' });
  if (!answer.ok) throw new Error(`registry ${answer.status}`);
  return (await answer.json()) as Registry;
}
