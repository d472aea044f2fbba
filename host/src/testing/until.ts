/** Waits until it holds: promises go on meanwhile, timers of a hand-driven clock do not. */
export async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve));
}

/** Lets everything go on that waits for nothing but its turn: for what must not happen. */
export async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
