import { http } from '@extranet/shared/http';
import { dropTokens, keepToken } from '@extranet/shared/session';
import { customer } from '../../testing/customer.ts';
import { entryOf, moduleOf, release, startRemotes } from '../../testing/remotes.ts';
import { watchFigures } from './watch.ts';

interface Told {
  type: string;
  tell: (entries: object[]) => void;
}
let observers: Told[];
const sent: { url: string; init: RequestInit }[] = [];

class Observer {
  static supportedEntryTypes = ['event', 'long-animation-frame'];
  readonly #take: (list: { getEntries: () => object[] }) => void;
  constructor(take: (list: { getEntries: () => object[] }) => void) {
    this.#take = take;
  }
  observe({ type }: { type: string }) {
    observers.push({ type, tell: (entries) => this.#take({ getEntries: () => entries }) });
  }
  disconnect() {
    observers = [];
  }
}

const tell = (type: string, ...entries: object[]) =>
  observers.find((one) => one.type === type)?.tell(entries);
const interaction = (startTime: number, duration: number, interactionId = 1) =>
  tell('event', { startTime, duration, interactionId });
const hide = () => window.dispatchEvent(new Event('pagehide'));
const figures = () => sent.flatMap(({ init }) => JSON.parse(String(init.body)).figures);
/** Presses something at this moment of the page. */
function press(on: Element, at: number): void {
  const event = new Event('pointerdown', { bubbles: true });
  Object.defineProperty(event, 'timeStamp', { value: at });
  on.dispatchEvent(event);
}

/** Nothing to fetch: jsdom cannot hash. */
const faq = entryOf({ stable: release('two', { assets: [] }) });
const cart = entryOf({
  ...{ id: 'cart', mounts: ['/cart'], slots: ['home.express'] },
  stable: release('c1', { base: '/r/cart/c1/', assets: [] }),
});

let page: ReturnType<typeof startRemotes>;
let stop: () => void;
beforeEach(async () => {
  observers = [];
  sent.length = 0;
  Object.assign(globalThis, { PerformanceObserver: Observer });
  Object.assign(globalThis, {
    fetch: async (url: string, init: RequestInit) => {
      sent.push({ url, init });
    },
  });
  keepToken('the-token');
  history.replaceState(null, '', '/faq');
  document.body.innerHTML =
    '<main><button>page</button></main><div data-slot="home.express"><button>slot</button></div>';
  page = startRemotes([faq, cart], {
    user: customer,
    exposed: ({ id }) => moduleOf({ id: id === 'c1' ? 'cart' : 'faq' }),
  });
  await page.loader.load('faq', { path: '/faq' });
  stop = watchFigures(page.remotes);
});
afterEach(() => stop());

const inPage = () => document.querySelector('main button') as Element;
const inSlot = () => document.querySelector('[data-slot] button') as Element;

describe('what a page measures of its remotes', () => {
  it('is sent with the account’s token when it is hidden: how long it was awaited, once, and each interaction with its longest event', () => {
    press(inPage(), 100);
    interaction(100, 40);
    interaction(101, 320);
    press(inPage(), 900);
    interaction(900, 24, 2);
    hide();
    expect(sent[0]).toMatchObject({
      url: '/api/remotes/figures',
      init: { method: 'POST', keepalive: true, headers: { authorization: 'Bearer the-token' } },
    });
    expect(figures()).toMatchObject([{ remote: 'faq', release: 'two', interactions: [320, 24], loadMs: 0 }]);
    hide();
    expect(sent).toHaveLength(1);
  });

  it('belongs to the slot that was touched, although it is gone by then, and to nobody where nothing runs', async () => {
    press(inSlot(), 100);
    interaction(100, 200);
    hide();
    expect(figures()).toMatchObject([{ remote: 'faq', loadMs: 0 }]);
    sent.length = 0;
    await page.loader.load('cart', { slot: 'overlay' });
    press(inSlot(), 500);
    document.querySelector('[data-slot]')?.remove();
    interaction(500, 210, 2);
    hide();
    expect(figures()).toMatchObject([{ remote: 'cart', release: 'c1', interactions: [210] }]);
  });

  it('has long tasks of whoever’s script ran, else of the page’s remote', async () => {
    await page.loader.load('cart', { slot: 'overlay' });
    const scripts = [
      { sourceURL: 'https://x.fr/r/faq/two/a.js', duration: 10 },
      { sourceURL: 'https://x.fr/r/cart/c1/b.js', duration: 90 },
    ];
    tell('long-animation-frame', { duration: 120, blockingDuration: 70, scripts });
    tell('long-animation-frame', { duration: 300, blockingDuration: 250, scripts: [] });
    tell('long-animation-frame', { duration: 60, blockingDuration: 0, scripts });
    hide();
    const of = (remote: string) => figures().find((figure) => figure.remote === remote).longTasks;
    expect([of('cart'), of('faq')]).toEqual([[120], [300]]);
  });

  describe('with traces', () => {
    /** Answers what the call was told of its trace. */
    async function traceOfCall(): Promise<string | undefined> {
      let told: unknown;
      await http.get('/user', {
        adapter: async (config) => {
          told = config.headers.get('traceparent') ?? undefined;
          return { data: {}, status: 200, statusText: '', headers: {}, config };
        },
      });
      return told as string | undefined;
    }
    beforeEach(() => {
      stop();
      stop = watchFigures(page.remotes, { traces: true });
    });

    it('is one for a click and all calls that follow it, and the report names the click', async () => {
      press(inPage(), performance.now());
      const [first, second] = [await traceOfCall(), await traceOfCall()];
      expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
      expect(second).toBe(first);
      interaction(performance.now(), 40);
      press(inPage(), performance.now());
      const third = await traceOfCall();
      expect(third).not.toBe(first);
      hide();
      const { clicks } = JSON.parse(String(sent[0]?.init.body));
      expect(
        clicks.map(({ trace, span }: { trace: string; span: string }) => `00-${trace}-${span}-01`),
      ).toEqual([first, third]);
      expect(clicks[0]).toMatchObject({ page: '/faq', remote: 'faq', release: 'two', ms: 40 });
      hide();
      expect(sent).toHaveLength(1);
    });

    it('has no calls that come long after a click, and no clicks without calls', async () => {
      expect(await traceOfCall()).toBeUndefined();
      press(inPage(), performance.now() - 6_000);
      expect(await traceOfCall()).toBeUndefined();
      hide();
      expect(JSON.parse(String(sent[0]?.init.body)).clicks).toEqual([]);
    });

    it('ends with the measuring', async () => {
      press(inPage(), performance.now());
      stop();
      expect(await traceOfCall()).toBeUndefined();
    });
  });

  it('names no trace to a server that keeps none', async () => {
    press(inPage(), performance.now());
    let told: unknown;
    await http.get('/user', {
      adapter: async (config) => {
        told = config.headers.get('traceparent');
        return { data: {}, status: 200, statusText: '', headers: {}, config };
      },
    });
    expect(told).toBeUndefined();
  });

  it('has errors of its own code only', () => {
    const throwIn = (filename: string) =>
      window.dispatchEvent(new ErrorEvent('error', { filename, message: 'x' }));
    throwIn('https://x.fr/r/faq/two/a.js');
    throwIn('https://x.fr/assets/host.js');
    hide();
    expect(figures()).toMatchObject([{ remote: 'faq', errors: 1 }]);
  });

  it('is small however much is done, and nothing once it ended or nobody is signed in', () => {
    for (let click = 0; click < 300; click += 1) {
      press(inPage(), click * 10);
      interaction(click * 10, 20, click + 1);
    }
    hide();
    expect(figures()[0].interactions).toHaveLength(100);
    dropTokens();
    press(inPage(), 5_000);
    interaction(5_000, 50, 999);
    hide();
    stop();
    hide();
    expect(sent).toHaveLength(1);
  });
});
