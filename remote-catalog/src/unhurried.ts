import type { KeyboardEvent } from 'react';

/** The second Enter of a hurried finger, or the line feed of a scanner, comes sooner. */
const HURRIED_MS = 1000;

/** When the page gave an element the focus by itself. */
const brought = new WeakMap<Element, number>();

/** Brings the focus, and the element into sight. */
export function bringFocus(element: HTMLElement): void {
  element.focus();
  brought.set(element, performance.now());
}

/**
 * A key that was hardly meant for the element under it: it is still held from elsewhere, or the page has brought the focus there
 * only just now. Whoever went there by Tab is not in a hurry.
 */
export function isHurried({ repeat, target }: KeyboardEvent): boolean {
  const at = target instanceof Element ? brought.get(target) : undefined;
  return repeat || (at !== undefined && performance.now() - at < HURRIED_MS);
}
