import type { KeyboardEvent } from 'react';

const CONTROLS = 'a[href], button, input';

/**
 * A list is one tab stop: arrow right goes from a row to what can be done with it, arrow left comes back. The controls
 * of a row have tabIndex -1.
 */
export function handleRowControls(event: KeyboardEvent<HTMLElement>): void {
  const { key, target } = event;
  if (!(target instanceof HTMLElement) || (key !== 'ArrowRight' && key !== 'ArrowLeft' && key !== 'Escape'))
    return;
  const row = target.closest<HTMLElement>('[data-index]');
  if (!row) return;
  const controls = [...row.querySelectorAll<HTMLElement>(CONTROLS)];
  const at = controls.indexOf(target);
  if (at < 0 && key !== 'ArrowRight') return;
  const next = key === 'Escape' ? row : key === 'ArrowRight' ? controls[at + 1] : (controls[at - 1] ?? row);
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
}

/** Arrow down in the search field goes into the list below it. */
export function handleIntoList(event: KeyboardEvent<HTMLElement>): void {
  const { key, target, currentTarget } = event;
  if (key !== 'ArrowDown' || !(target instanceof HTMLInputElement) || target.type !== 'search') return;
  const row = currentTarget.querySelector<HTMLElement>('[data-index][tabindex="0"]');
  if (!row) return;
  event.preventDefault();
  row.focus();
}
