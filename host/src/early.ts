import type { EarlyAnswer, EarlyAnswers } from '@extranet/shared/http';

// A script of its own, a few hundred bytes that run before all others: it asks the server what the page draws first, while
// the programs are still on their way. The http client of the platform takes the answers (shared/src/http/early.ts).
// Whatever is odd here is left to the programs, which ask as if nothing had been. It also says which of the page's frames
// is to be seen, in the colours that were chosen on this device, and notes what is pressed on it, which the programs then do (app/take-frame.ts).

const TIMEOUT_MS = 20_000;

/** With its text: one that nobody takes must not keep its connection. */
async function ask(address: string, options: RequestInit): Promise<EarlyAnswer> {
  const answer = await fetch(address, options);
  const { ok, status, statusText, headers } = answer;
  return { ok, status, statusText, headers: Object.fromEntries(headers), data: await answer.text() };
}

const { dataset } = document.documentElement;

/** Of what the server wrote into the page. */
interface PageFacts {
  asks?: string[];
  look?: Record<string, string>;
  integrity?: Record<string, string>;
}

declare global {
  interface Window {
    /** Address of each script that is fetched later -> its hash, for webpack's loading of chunks (shared/build/integrity.js). */
    extranetIntegrity?: Record<string, string> | undefined;
    /** Pressed before the catalogue listened, where no field had the focus. */
    extranetKeys?: KeyboardEvent[] | undefined;
  }
}

// The programs use it again when the supplier changes its look (config/look.ts).
window.extranetLook = (look) => {
  for (const name in look) document.documentElement.style.setProperty(name, look[name] ?? '');
};

function askEarly(): EarlyAnswers | undefined {
  // As shared/src/theme/scheme.ts keeps it.
  const scheme = localStorage.getItem('scheme');
  if (scheme) dataset.scheme = scheme;
  const {
    asks = [],
    look = {},
    integrity,
  } = JSON.parse(document.getElementById('extranet-data')?.textContent ?? '{}') as PageFacts;
  window.extranetIntegrity = integrity;
  const token = localStorage.getItem('token');
  const kept = token && /^(1|true)$/.test(localStorage.getItem('signedIn') ?? '');
  dataset.session = kept ? 'kept' : 'none';
  window.extranetLook?.(look);
  if (!kept) return undefined;
  const headers = { Authorization: `Bearer ${token}` };
  const answers: EarlyAnswers['answers'] = {};
  for (const path of asks) {
    const answer = ask(`/api${path}`, { headers, signal: AbortSignal.timeout(TIMEOUT_MS) });
    // An answer that nobody takes must not be reported as an error of the page.
    answer.catch(() => {});
    answers[path] = answer;
  }
  return { token, at: performance.now(), answers };
}

const inFrame = ({ target }: Event, what: string) => (target as Element).closest(`[data-frame] ${what}`);

document.addEventListener('submit', (event) => {
  if (!inFrame(event, 'form')) return;
  event.preventDefault();
  dataset.submitted = '';
});
document.addEventListener('click', (event) => {
  const name = inFrame(event, 'button')?.textContent;
  if (name) dataset.pressed = name;
});

// '/' leads to the search, as later (W1.19).
document.addEventListener('keydown', (event) => {
  if (event.key !== '/' || document.activeElement !== document.body) return;
  for (const field of document.querySelectorAll<HTMLElement>('[data-frame] [data-search-field]'))
    if (field.offsetParent) {
      event.preventDefault();
      field.focus();
    }
});

// A part may be scanned before anybody listens: the catalogue takes the keys that came to no field (remote-catalog/src/scan).
const KEYS_MAX = 99;
window.extranetKeys = [];
document.addEventListener('keydown', (event) => {
  const { extranetKeys: keys } = window;
  if (keys && keys.length < KEYS_MAX && event.target === document.body) keys.push(event);
});

// What did not arrive is asked for once more when it is wanted: webpack takes a script that is there already for one on its way.
document.addEventListener(
  'error',
  ({ target }) => {
    if (target instanceof HTMLScriptElement) target.remove();
  },
  true,
);

try {
  window.extranetEarly = askEarly();
} catch (error) {
  console.warn('[early] nothing could be asked for', error);
}
