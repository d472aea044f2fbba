/** What a page that stays open is told by its process (ADR 0033). */
export interface OpenPage {
  /** The last number under this name. */
  last(name: string): number | undefined;
  /** Waits until the last number under this name is one that is waited for. */
  hears(name: string, holds: (number: number) => boolean): Promise<void>;
  close(): void;
}

const GIVEN_UP_AFTER_MS = 30_000;

export async function openPage(url: string, token: string): Promise<OpenPage> {
  const ending = new AbortController();
  const headers = { authorization: `Bearer ${token}` };
  const { body, status } = await fetch(`${url}/api/notifications/stream`, { headers, signal: ending.signal });
  if (status !== 200 || !body) throw new Error(`${url} told no news: ${status}`);
  const told = new Map<string, number>();
  const waiting = new Set<() => void>();
  const read = async () => {
    for await (const part of body.pipeThrough(new TextDecoderStream())) {
      for (const [, name = '', number] of part.matchAll(/"(\w+)":(\d+)/g)) told.set(name, Number(number));
      for (const look of waiting) look();
    }
  };
  read().catch(() => undefined);
  return {
    last: (name) => told.get(name),
    hears: (name, holds) =>
      new Promise((resolve, reject) => {
        const late = setTimeout(() => reject(new Error(`${url} did not tell '${name}'`)), GIVEN_UP_AFTER_MS);
        const look = () => {
          const number = told.get(name);
          if (number === undefined || !holds(number)) return;
          waiting.delete(look);
          clearTimeout(late);
          resolve();
        };
        waiting.add(look);
        look();
      }),
    close: () => ending.abort(),
  };
}
