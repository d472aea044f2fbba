// A script of its own, on pages of which a remote's release has a painting (ADR 0053): the painting stays in the page's place while the
// remote is on its way, instead of a skeleton of another shape, and what was typed into it goes over to the page's own fields.

const main = () => document.querySelector('main');
const find = () => document.querySelector<HTMLElement>('[data-frame] [data-painted]');

/** Fields are the same ones where they have the same label. */
function fieldsIn(place: ParentNode): Map<string | null, HTMLInputElement> {
  const labels = [...place.querySelectorAll('label')].filter(({ offsetParent }) => offsetParent);
  return new Map(
    labels.flatMap(({ textContent, control }) =>
      control instanceof HTMLInputElement ? [[textContent, control]] : [],
    ),
  );
}

/** As if it had been typed there: React hears of it. */
function type(field: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

interface Typed {
  label: string | null;
  text: string;
  focused: boolean;
  at: number | null;
  /** With Enter. */
  sent: boolean;
}

function handOver(painted: HTMLElement, sent: EventTarget | null) {
  const typed = [...fieldsIn(painted)].map(
    ([label, field]): Typed => ({
      label,
      text: field.value,
      focused: field === document.activeElement,
      at: field.selectionStart,
      sent: field.form !== null && field.form === sent,
    }),
  );
  painted.remove();
  const waiting = typed.filter(({ text, focused }) => text || focused);
  const { pathname } = location;
  // Without a connection something else may stand there first: what was typed waits for the page's fields, which come together.
  const isDone = () => {
    if (waiting.length === 0 || location.pathname !== pathname) return true;
    const fields = fieldsIn(main() ?? document);
    for (const one of waiting) giveTo(fields.get(one.label), one);
    return fields.size > 0;
  };
  if (isDone()) return;
  const watch = new MutationObserver(() => {
    if (isDone()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
}

function giveTo(field: HTMLInputElement | undefined, { text, focused, at, sent }: Typed) {
  if (!field) return;
  const isFree = document.activeElement === document.body;
  if (focused && isFree) field.focus();
  // What somebody has typed there since is newer.
  if (text && !field.value) type(field, text);
  if (focused && isFree) field.setSelectionRange(at, at);
  // Once React has taken in the text.
  if (sent) setTimeout(() => field.form?.requestSubmit());
}

function stay(painted: HTMLElement, field: Element | null, wasSent: () => EventTarget | null) {
  const isComing = () =>
    painted.dataset.painted === location.pathname && main()?.querySelector(':scope > [data-coming]');
  const look = () => {
    // The shell may draw its layout anew: a place that is gone is no reason to be gone.
    if (!isComing()) {
      watch.disconnect();
      handOver(painted, wasSent());
    } else if (!painted.isConnected) main()?.append(painted);
  };
  const watch = new MutationObserver(look);
  watch.observe(document.body, { childList: true, subtree: true });
  if (isComing()) main()?.append(painted);
  if (painted.contains(field) && field instanceof HTMLElement) field.focus();
  look();
}

/** The programs take the frame away in one step; before anything is painted after it, this one stands there again. */
const painted = find();
if (painted) {
  let focused: Element | null = document.activeElement;
  let sent: EventTarget | null = null;
  document.addEventListener('focusin', ({ target }) => {
    focused = target as Element;
  });
  painted.addEventListener('submit', (event) => {
    event.preventDefault();
    sent = event.target;
  });
  const taken = new MutationObserver(() => {
    if (find()) return;
    taken.disconnect();
    stay(painted, focused, () => sent);
  });
  taken.observe(document.body, { childList: true, subtree: true });
}

export {};
