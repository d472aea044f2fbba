/** Whether a button of the mouse, or what a finger makes of one, is down; and what waits until it is up. */
let pressed = false;
const waiting: (() => void)[] = [];

function note({ type }: Event): void {
  pressed = type === 'mousedown';
  // The click is told right after this event: it comes first.
  for (const work of waiting.splice(0)) setTimeout(work);
}

// Heard where it happens: in the middle of a blur no selector tells reliably what is being pressed (`:active`).
if (typeof window !== 'undefined')
  for (const event of ['mousedown', 'mouseup', 'dragend', 'pointercancel'])
    window.addEventListener(event, note, true);

/**
 * For what a field says once it was left. Whoever leaves it by pressing a button below would lose the click: a sentence that
 * appears under the pressed finger moves the button away from it. So it waits until the finger is up and the click is told.
 */
export function afterPress(work: () => void): void {
  if (pressed) waiting.push(work);
  else work();
}
