/** Open layers, oldest first; only the last one is reachable. Toasts ([data-stay]) always stay reachable. */
const stack: HTMLElement[] = [];

export const isTopLayer = (layer: HTMLElement | null) => layer !== null && stack.at(-1) === layer;

export function pushLayer(layer: HTMLElement): () => void {
  stack.push(layer);
  update();
  return () => {
    const at = stack.indexOf(layer);
    if (at >= 0) stack.splice(at, 1);
    update();
  };
}

let pendingInert: number | undefined;

function update(): void {
  const top = stack.at(-1);
  lockScroll(top !== undefined);
  for (const child of pageParts()) if (!top || child === top) undoInert(child);
  if (pendingInert !== undefined) cancelAnimationFrame(pendingInert);
  pendingInert = undefined;
  if (!top) return;
  // Deferred until the dialog is on screen, because `inert` restyles the whole page. Until then keepTabInside holds the focus.
  pendingInert = requestAnimationFrame(() =>
    setTimeout(() => {
      const top = stack.at(-1);
      for (const child of pageParts()) if (top && child !== top) makeInert(child);
    }),
  );
}

const pageParts = () =>
  [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hasAttribute('data-stay'),
  );

function makeInert(part: HTMLElement): void {
  // Parts that other code made inert must stay inert when the layers close.
  if (!part.hasAttribute('inert')) part.setAttribute('data-behind', '');
  part.setAttribute('inert', '');
}

function undoInert(part: HTMLElement): void {
  if (!part.hasAttribute('data-behind')) return;
  part.removeAttribute('data-behind');
  part.removeAttribute('inert');
}

/** Stops the page behind from scrolling, and pads it by the width of the scrollbar that disappears. */
function lockScroll(locked: boolean): void {
  const { style, clientWidth } = document.documentElement;
  if (locked === (style.overflow === 'hidden')) return;
  document.body.style.paddingInlineEnd = locked ? `${window.innerWidth - clientWidth}px` : '';
  style.overflow = locked ? 'hidden' : '';
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
