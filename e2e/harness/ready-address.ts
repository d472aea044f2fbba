import type { ChildProcessByStdio } from 'node:child_process';
import type { Readable } from 'node:stream';

/** The address that a command says when it is ready; what it said instead where it ends before. */
export function readyAddress(child: ChildProcessByStdio<null, Readable, Readable>): Promise<string> {
  let output = '';
  return new Promise((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk;
        const url = /Ready in .*: (http:\S+)/.exec(output)?.[1];
        if (url) resolve(url);
      });
    child.once('exit', () => reject(new Error(output)));
  });
}
