import { spawn } from 'node:child_process';
import { root } from './workspaces.ts';

export interface Outcome {
  code: number;
  output: string;
}

/** Runs a command, by default in the project's root, and returns its output. `show` also prints the output as it comes. */
export function run(
  binary: string,
  args: string[],
  options: { env?: Record<string, string | undefined>; show?: boolean; cwd?: string } = {},
): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(binary, args, {
      cwd: options.cwd ?? root,
      env: { ...process.env, ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        if (options.show) process.stdout.write(chunk);
      });
    child.on('error', (error) => resolve({ code: 1, output: String(error) }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

export const node = (args: string[], options?: Parameters<typeof run>[2]): Promise<Outcome> =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options);

/** Works through a list with at most `width` items at a time. */
export async function inParallel<T, R>(
  items: T[],
  width: number,
  work: (item: T) => Promise<R>,
): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async () => {
    while (next < items.length) {
      const index = next;
      next += 1;
      results[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, worker));
  return results;
}
