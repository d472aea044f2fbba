const TURNS = 2_000;

/** Waits until the condition holds. Promises continue meanwhile; timers of a manual clock do not. */
export async function until(holds: () => boolean): Promise<void> {
  for (let turn = 0; !holds(); turn += 1) {
    if (turn === TURNS) throw new Error(`it did not come to hold: ${holds}`);
    await nextTurn();
  }
}

/** Lets pending promises continue, before a test checks that something did not happen. */
export async function aMoment(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await nextTurn();
}

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));
