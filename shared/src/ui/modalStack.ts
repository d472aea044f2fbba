/** Layers in the order they were opened; only the last one may be reached. Toasts ([data-stay]) stay within reach. */
const stack: HTMLElement[] = [];

export const isTopLayer = (layer: HTMLElement | null) => layer !== null && stack.at(-1) === layer;

export function pushLayer(layer: HTMLElement): () => void {
  stack.push(layer);
  settle();
  return () => {
    const at = stack.indexOf(layer);
    if (at >= 0) stack.splice(at, 1);
    settle();
  };
}

let covering: number | undefined;

function settle(): void {
  const top = stack.at(-1);
  holdPage(top !== undefined);
  for (const child of pageParts()) if (!top || child === top) release(child);
  if (covering !== undefined) cancelAnimationFrame(covering);
  covering = undefined;
  if (!top) return;
  // Once the dialog is on screen: to make a page inert is to style all of it again. Until then it holds the focus itself.
  covering = requestAnimationFrame(() =>
    setTimeout(() => {
      const top = stack.at(-1);
      for (const child of pageParts()) if (top && child !== top) cover(child);
    }),
  );
}

const pageParts = () =>
  [...document.body.children].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && !child.hasAttribute('data-stay'),
  );

function cover(part: HTMLElement): void {
  // What somebody else made inert stays so when the layers are gone.
  if (!part.hasAttribute('inert')) part.setAttribute('data-behind', '');
  part.setAttribute('inert', '');
}

function release(part: HTMLElement): void {
  if (!part.hasAttribute('data-behind')) return;
  part.removeAttribute('data-behind');
  part.removeAttribute('inert');
}

/** The page behind does not scroll, and does not move by the width of the scrollbar that goes. */
function holdPage(held: boolean): void {
  const { style, clientWidth } = document.documentElement;
  if (held === (style.overflow === 'hidden')) return;
  document.body.style.paddingInlineEnd = held ? `${window.innerWidth - clientWidth}px` : '';
  style.overflow = held ? 'hidden' : '';
}

const FOCUSABLE =
  'a[href],button:not(:disabled),input:not(:disabled),select:not(:disabled),textarea:not(:disabled),[contenteditable="true"],[tabindex]';

export const focusables = (within: HTMLElement) =>
  [...within.querySelectorAll<HTMLElement>(FOCUSABLE)].filter(
    (element) => element.tabIndex >= 0 && !element.closest('[inert],[hidden]'),
  );

/** Tab from the last goes to the first, and back. */
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
