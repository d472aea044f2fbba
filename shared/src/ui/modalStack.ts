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

function settle(): void {
  const top = stack.at(-1);
  holdPage(top !== undefined);
  for (const child of document.body.children) {
    if (!(child instanceof HTMLElement) || child.hasAttribute('data-stay')) continue;
    if (top && child !== top) {
      // What somebody else made inert stays so when the layers are gone.
      if (!child.hasAttribute('inert')) child.setAttribute('data-behind', '');
      child.setAttribute('inert', '');
    } else if (child.hasAttribute('data-behind')) {
      child.removeAttribute('data-behind');
      child.removeAttribute('inert');
    }
  }
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
