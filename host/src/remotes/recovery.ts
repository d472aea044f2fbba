const FIRST_MS = 5_000;
const LONGEST_MS = 60_000;

interface Patient {
  attempts: number;
  timer: ReturnType<typeof setTimeout>;
  /** Absent while it stands and is only being watched. */
  again?: () => void;
}

/** Remotes that failed are tried again by themselves: soon, then less and less often, and at once when the
 * network is back. */
const patients = new Map<string, Patient>();

export function scheduleRecovery(id: string, again: () => void): void {
  const before = patients.get(id);
  clearTimeout(before?.timer);
  const attempts = (before?.attempts ?? 0) + 1;
  const wait = Math.min(FIRST_MS * 2 ** (attempts - 1), LONGEST_MS);
  patients.set(id, { attempts, again, timer: setTimeout(again, wait) });
}

/** It stands. One that falls again within a minute was not well: it is tried ever less often, not every few seconds. */
export function recovered(id: string): void {
  const patient = patients.get(id);
  if (!patient) return;
  clearTimeout(patient.timer);
  const timer = setTimeout(() => patients.delete(id), LONGEST_MS);
  patients.set(id, { attempts: patient.attempts, timer });
}

export function cancelRecovery(id: string): void {
  clearTimeout(patients.get(id)?.timer);
  patients.delete(id);
}

window.addEventListener('online', () => {
  for (const { again } of [...patients.values()]) again?.();
});
