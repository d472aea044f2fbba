import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../../tools/testing/until.ts';
import { memoryOf } from '../../lib/load.ts';
import type { Machine } from '../lib/machines.ts';

const READY_WITHIN_MS = 120_000;

interface Version {
  /** The checkout that its programs are taken from. */
  readonly checkout: string;
  /** What differs from the others: a wrong clock. */
  readonly more?: Readonly<Record<string, string>>;
}

/** One process of the portal at a fixed place, which is killed, stopped and started again, perhaps with another version. */
export class PortalProcess {
  readonly name: string;
  readonly url: string;
  readonly dataDir: string;
  readonly #machine: Machine;
  readonly #env: Readonly<Record<string, string>>;
  #child: ChildProcess | undefined;

  constructor(machine: Machine, name: string, port: number, env: Readonly<Record<string, string>>) {
    this.name = name;
    this.url = `http://${machine.address}:${port}`;
    this.dataDir = join(machine.folder, name);
    this.#machine = machine;
    this.#env = { ...env, HOST: machine.address, PORT: String(port), DATA_DIR: this.dataDir };
  }

  async start({ checkout, more = {} }: Version): Promise<void> {
    await mkdir(this.dataDir, { recursive: true });
    await chmod(this.dataDir, 0o777);
    const program = join(checkout, 'api/src/server.ts');
    // For the program alone: what changes the account before it must not be preloaded with anything.
    const settings = ['env', ...Object.entries(more).map(([name, value]) => `${name}=${value}`)];
    const node = [process.execPath, '--disable-warning=ExperimentalWarning'];
    const command = [...settings, ...node, program, '--workers=1'];
    const child = this.#machine.start(this.name, command, this.#env);
    this.#child = child;
    await until(
      `${this.name} is ready`,
      async () => child.exitCode !== null || this.isReady(),
      READY_WITHIN_MS,
    );
    if (child.exitCode !== null) throw new Error(`${this.name} ended at its start: ${child.exitCode}`);
  }

  async isReady(): Promise<boolean> {
    const { ok } = await fetch(`${this.url}/readyz`, { signal: AbortSignal.timeout(1000) });
    return ok;
  }

  /** What it held in memory at most, in megabytes, since it started last. */
  get peak(): number {
    return memoryOf(this.#child?.pid as number).peak;
  }

  /** Whether it runs, or ended as it was told to. */
  get stands(): boolean {
    return this.#child?.exitCode === null && this.#child.signalCode === null;
  }

  /** Ends it as a service manager does; an exit code other than 0 is an error. */
  async stop(): Promise<void> {
    const child = this.#child as ChildProcess;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    const [code] = await ended;
    if (code !== 0) throw new Error(`${this.name} ended with ${code} when it was asked to`);
  }

  async kill(): Promise<void> {
    const child = this.#child as ChildProcess;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }
}
