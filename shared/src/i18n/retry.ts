const RETRIES = 5;
const BASE_DELAY_MS = 350;
const PARALLEL_READS = 10;

let running = 0;
const waiting: (() => void)[] = [];

/** Reads texts: at most ten reads at once, each with up to five retries after 350, 700, 1400 ... ms. */
export async function retrying<T>(read: () => Promise<T>): Promise<T> {
  await turn();
  try {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await read();
      } catch (error) {
        if (attempt >= RETRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, BASE_DELAY_MS * 2 ** attempt));
      }
    }
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function turn(): Promise<void> {
  while (running >= PARALLEL_READS) await new Promise<void>((resolve) => waiting.push(resolve));
  running += 1;
}
