import { startError } from '../../../../api/src/base/index.ts';

/** The origin of the address, if a portal answers there. Otherwise throws a sentence that says what is wrong. */
export async function originOfPortal(address: string): Promise<string> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol))
    throw startError(`--shell takes the address of a portal (https://...), not '${address}'.`);
  const answer = await fetch(new URL('/remotes/registry.json', url)).catch((error: Error) => {
    const { cause } = error as { cause?: { code?: string } };
    throw startError(`--shell ${url.origin} cannot be reached (${cause?.code ?? error.message}).`);
  });
  const registry = await answer.json().catch(() => undefined);
  if (!answer.ok || !Array.isArray((registry as { remotes?: unknown } | undefined)?.remotes))
    throw startError(`--shell ${url.origin} is not a portal: it has no /remotes/registry.json.`);
  return url.origin;
}
