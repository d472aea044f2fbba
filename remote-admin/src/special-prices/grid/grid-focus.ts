const PRICE = 'input[inputmode="decimal"]';
const FRAMES_MAX = 10;

export const isPrice = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement &&
  target.inputMode === 'decimal' &&
  target.closest('[role="grid"]') !== null;

const rowOf = (field: Element) => field.closest('[aria-rowindex]');
const rowAt = (grid: Element, index: number) => grid.querySelector(`[role="row"][aria-rowindex="${index}"]`);

/** From one price to the next, over what is said between them. */
export function walk(field: Element, step: 1 | -1): void {
  const grid = field.closest('[role="grid"]');
  const index = Number(rowOf(field)?.getAttribute('aria-rowindex'));
  if (grid && index) focusPrice(grid, index + step, step);
}

/** A row beyond the view is not drawn before the list is scrolled to it. */
function focusPrice(grid: Element, index: number, step: 1 | -1, frames = FRAMES_MAX): void {
  if (index < 2 || index > Number(grid.getAttribute('aria-rowcount')) || frames === 0) return;
  const row = rowAt(grid, index);
  const field = row?.querySelector<HTMLInputElement>(PRICE);
  if (row && !field) {
    focusPrice(grid, index + step, step);
    return;
  }
  if (!field) {
    if (frames === FRAMES_MAX) grid.scrollTop += step * rowHeight(grid);
    requestAnimationFrame(() => focusPrice(grid, index, step, frames - 1));
    return;
  }
  field.focus();
  field.select();
}

/** All rows have one height. */
const rowHeight = (grid: Element) => grid.querySelector('[data-index]')?.clientHeight ?? 0;

/** Shows a row anywhere in the list, counted from 0 without the head, and goes to what is wrong in it. */
export function focusFault(grid: Element, place: number, frames = FRAMES_MAX): void {
  // With the one before it, which says where in the list that is.
  if (frames === FRAMES_MAX) grid.scrollTop = Math.max(0, place - 1) * rowHeight(grid);
  const row = rowAt(grid, place + 2);
  const field =
    row?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? row?.querySelector<HTMLElement>(PRICE);
  if (field) {
    field.focus();
    // What is said about it stands below it.
    rowAt(grid, place + 3)?.scrollIntoView?.({ block: 'nearest' });
  } else if (frames > 0) requestAnimationFrame(() => focusFault(grid, place, frames - 1));
}
