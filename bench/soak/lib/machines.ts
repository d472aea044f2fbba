import { type ChildProcess, spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { chown, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../../../tools/lib/run.ts';

/** A machine of its own as far as processes and network go: what runs on it can be killed, frozen and cut off as a whole. */
export interface Machine {
  readonly name: string;
  readonly address: string;
  readonly folder: string;
  /** What its programs see as /run/postgresql. A socket is reached through it even when the machine is cut off. */
  readonly sockets: string;
  /** Where what is not on a machine reaches it, and is reached: the bridge between them. */
  readonly outside: string;
  /** Starts a program as an ordinary user; its output goes to `<label>.log` in the folder. */
  start(label: string, command: readonly string[], env: Readonly<Record<string, string>>): ChildProcess;
  signal(name: NodeJS.Signals): Promise<void>;
  cutOff(): Promise<void>;
  reconnect(): Promise<void>;
}

export interface Machines {
  readonly all: readonly Machine[];
  /** Ends whatever runs on them and removes them. */
  remove(): Promise<void>;
}

/** `ip netns exec` gives its command mounts of its own. */
const OWN_SOCKETS = 'mount --bind "$1" /run/postgresql && shift && exec "$@"';
/** The first account is Debian's own for PostgreSQL, which refuses to run as root. */
const ACCOUNTS = ['postgres', 'nobody'];

/**
 * Network namespaces that hang on one bridge. Undefined where they may not be made: they need root, and a container that is
 * allowed to change its network.
 */
export async function makeMachines(count: number, parent: string): Promise<Machines | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const key = process.pid.toString(36);
  const bridge = `xb${key}`;
  const network = `10.${200 + (process.pid % 50)}.${process.pid % 251}`;
  const names = Array.from({ length: count }, (_, index) => `x${key}-${index + 1}`);
  const remove = async () => {
    for (const name of names) {
      await signalAll(name, 'SIGKILL');
      await run('ip', ['netns', 'delete', name]);
    }
    await run('ip', ['link', 'delete', bridge]);
  };
  const ip = async (...args: string[]) => {
    const { code, output } = await run('ip', args);
    if (code !== 0) throw new Error(`ip ${args.join(' ')}: ${output}`);
  };
  try {
    await ip('link', 'add', bridge, 'type', 'bridge');
    await ip('address', 'add', `${network}.254/24`, 'dev', bridge);
    await ip('link', 'set', bridge, 'up');
    for (const [index, name] of names.entries()) {
      await ip('netns', 'add', name);
      await ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name);
      await ip('link', 'set', name, 'master', bridge, 'up');
      await ip('-n', name, 'address', 'add', `${network}.${index + 1}/24`, 'dev', 'eth0');
      await ip('-n', name, 'link', 'set', 'eth0', 'up');
      await ip('-n', name, 'link', 'set', 'lo', 'up');
    }
  } catch (error) {
    console.log(`  no machines of their own here: ${(error as Error).message.trim()}`);
    await remove();
    return undefined;
  }
  const { uid, gid } = await ordinaryUser();
  const all: Machine[] = [];
  for (const [index, name] of names.entries()) {
    const folder = join(parent, `machine-${index + 1}`);
    const sockets = join(folder, 'run');
    for (const made of [folder, sockets]) {
      await mkdir(made, { mode: 0o700 });
      await chown(made, uid, gid);
    }
    const enter = ['netns', 'exec', name, 'sh', '-c', OWN_SOCKETS, 'sh', sockets];
    all.push({
      name: `machine-${index + 1}`,
      address: `${network}.${index + 1}`,
      outside: `${network}.254`,
      folder,
      sockets,
      start: (label, command, env) => {
        const asUser = ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...command];
        const options = { cwd: folder, env: { PATH: process.env.PATH, HOME: folder, ...env } };
        // Each of these becomes the next one: the child is the program itself.
        return logged(spawn('ip', [...enter, ...asUser], options), join(folder, `${label}.log`));
      },
      signal: (signal) => signalAll(name, signal),
      cutOff: () => ip('link', 'set', name, 'down'),
      reconnect: () => ip('link', 'set', name, 'up'),
    });
  }
  return { all, remove };
}

/** Also to what was started in between: a process that is being killed may just have started another one. */
async function signalAll(namespace: string, name: NodeJS.Signals): Promise<void> {
  const reached = new Set<number>();
  for (;;) {
    const { output } = await run('ip', ['netns', 'pids', namespace]);
    const pids = [...output.matchAll(/^\d+$/gm)].map(Number).filter((pid) => !reached.has(pid));
    if (pids.length === 0) return;
    for (const pid of pids) {
      reached.add(pid);
      try {
        process.kill(pid, name);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
      }
    }
  }
}

function logged(child: ChildProcess, file: string): ChildProcess {
  const log = createWriteStream(file, { flags: 'a' });
  child.stdout?.pipe(log, { end: false });
  child.stderr?.pipe(log, { end: false });
  return child;
}

async function ordinaryUser(): Promise<{ uid: number; gid: number }> {
  for (const name of ACCOUNTS) {
    const [user, group] = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]);
    if (user.code === 0) return { uid: Number(user.output), gid: Number(group.output) };
  }
  throw new Error('there is no ordinary user to run PostgreSQL as');
}
