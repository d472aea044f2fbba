import { afterPaint } from './afterPaint.ts';

/** Open layers, oldest first; only the last one is reachable. Toasts ([data-stay]) always stay reachable. */
const stack: HTMLElement[] = [];

export const isTopLayer = (layer: HTMLElement | null) => layer !== null && stack.at(-1) === layer;

export function pushLayer(layer: HTMLElement): () => void {
  if (stack.length === 0) document.addEventListener('focusin', keepFocusInside);
  stack.push(layer);
  layer.removeAttribute('inert');
  update();
  return () => {
    const at = stack.indexOf(layer);
    if (at >= 0) stack.splice(at, 1);
    if (stack.length === 0) document.removeEventListener('focusin', keepFocusInside);
    update();
    retire(layer);
  };
}

/** One that goes takes no key any more, also where nothing is there to take the focus: Enter twice confirms once. */
function retire(layer: HTMLElement): void {
  const { activeElement } = document;
  if (activeElement instanceof HTMLElement && layer.contains(activeElement)) activeElement.blur();
  afterPaint(() => {
    if (!stack.includes(layer)) layer.setAttribute('inert', '');
  });
}

let takeBack = () => {};

function update(): void {
  const top = stack.at(-1);
  lockScroll(top !== undefined);
  for (const child of pageParts()) if (!top || child === top) bringBack(child);
  takeBack();
  if (!top) return;
  // Once the focus is in the dialog: until then keepTabInside holds it.
  takeBack = afterPaint(() => {
    const top = stack.at(-1);
    for (const child of pageParts()) if (top && child !== top) putBehind(child);
  });
}

const pageParts = () =>
  [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hasAttribute('data-stay'),
  );

/**
 * What is behind is hidden from screen readers, its pointer is the backdrop's, and the focus comes back. `inert` does all of it, and has
 * every element of the page styled anew, when a dialog opens and again when it closes: 40 ms of a slow phone before Escape is answered.
 */
function putBehind(part: HTMLElement): void {
  // What other code has hidden stays hidden when the layers close.
  if (part.getAttribute('aria-hidden') === 'true') return;
  part.setAttribute('data-behind', '');
  part.setAttribute('aria-hidden', 'true');
}

function bringBack(part: HTMLElement): void {
  if (!part.hasAttribute('data-behind')) return;
  part.removeAttribute('data-behind');
  part.removeAttribute('aria-hidden');
}

let lastInside: HTMLElement | undefined;

/** The browser's own address bar and a phone's 'next field' lead anywhere in the page. */
function keepFocusInside({ target }: FocusEvent): void {
  const top = stack.at(-1);
  if (!top || !(target instanceof HTMLElement)) return;
  if (top.contains(target)) lastInside = target;
  else if (target.closest('[data-behind]'))
    (top.contains(lastInside ?? null) ? lastInside : top.querySelector<HTMLElement>('[aria-modal]'))?.focus();
}

/** Stops the page behind from scrolling, and pads it by the width of the scrollbar that disappears. */
function lockScroll(locked: boolean): void {
  const root = document.documentElement;
  if (locked === (root.style.overflow === 'hidden')) return;
  document.body.style.paddingInlineEnd = locked ? `${window.innerWidth - root.clientWidth}px` : '';
  root.style.overflow = locked ? 'hidden' : '';
}

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[contenteditable="true"],[tabindex]';

export const focusables = (within: HTMLElement) =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert],[hidden]'),
  );

/** Tab on the last element moves to the first, Shift+Tab on the first to the last. */
export function keepTabInside(event: KeyboardEvent, within: HTMLElement): void {
  const reachable = focusables(within);
  const first = reachable[0];
  const last = reachable.at(-1);
  if (!first || !last) {
    event.preventDefault();
    within.focus();
    return;
  }
  const active = document.activeElement;
  const outside = !within.contains(active);
  if (event.shiftKey && (active === first || active === within || outside)) {
    event.preventDefault();
    last.focus();
  } else if (!event.shiftKey && (active === last || outside)) {
    event.preventDefault();
    first.focus();
  }
}
