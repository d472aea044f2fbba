import { readdirSync, readFileSync } from 'node:fs';

const LOOK_EVERY_MS = 25;

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly bytes: number;
}

/** Watches the resident memory of a process and its descendants; `stop` returns the peaks. Linux only. */
export function watchResident(pid: number) {
  let most = 0;
  let mostAlone = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentOf(pid));
    mostAlone = Math.max(mostAlone, read(pid)?.bytes ?? 0);
  }, LOOK_EVERY_MS);
  return {
    now: () => residentOf(pid),
    stop: () => {
      clearInterval(timer);
      return { most, mostAlone };
    },
  };
}

function residentOf(root: number): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => read(Number(name)) ?? []);
  const family = new Set([root]);
  let sum = 0;
  for (let found = processes.filter(({ pid }) => family.has(pid)); found.length > 0; ) {
    sum += found.reduce((bytes, one) => bytes + one.bytes, 0);
    const parents = new Set(found.map(({ pid }) => pid));
    found = processes.filter(({ parent }) => parents.has(parent));
  }
  return sum;
}

/** Null when the process has ended since it was listed. */
function read(pid: number): Process | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const figure = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1] ?? 0);
    return { pid, parent: figure('PPid'), bytes: figure('VmRSS') * 1024 };
  } catch {
    return null;
  }
}
