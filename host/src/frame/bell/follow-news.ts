import { tokenInUse } from '@extranet/shared/session';

const ADDRESS = '/api/notifications/stream';
/** After a stream that ended as planned, and after one that failed; never all pages at the same moment. */
const AGAIN_MS = 500;
const LATER_MS = 5_000;
/** The server has too many pages: until then the number is asked for each minute. */
const MUCH_LATER_MS = 300_000;
/** The server says something every 20 s: this long in silence it is gone, whatever the connection says. */
const SILENCE_MS = 50_000;

/** What an event says: the number of unread notifications, the registry of remotes that is in use, or both. */
export interface News {
  unread?: number;
  registry?: number;
}

/**
 * Tells the news of the account, now and whenever something changes, until the function that it answers is called. Of all
 * pages of a browser one is connected and tells the others: browsers allow six connections to a server, and a page that is
 * used must not wait for pages that are only open. The token goes in a header, which EventSource cannot send.
 */
export function followNews(account: string, onNews: (news: News) => void): () => void {
  const closing = new AbortController();
  const name = `notifications:${account}`;
  const others = new BroadcastChannel(name);
  others.onmessage = ({ data }: MessageEvent<unknown>) => {
    onNews(newsIn(data));
  };
  const tell = (news: News) => {
    onNews(news);
    others.postMessage(news);
  };
  const lead = async () => {
    while (!closing.signal.aborted) {
      const pause = await readStream(closing.signal, tell).catch(() => LATER_MS);
      await wait(pause * (1 + Math.random()), closing.signal);
    }
  };
  // Outside a secure context there are no locks: then each page is connected.
  const led = navigator.locks?.request(name, { signal: closing.signal }, lead) ?? lead();
  led.catch(() => undefined);
  return () => {
    closing.abort();
    others.close();
  };
}

/** Answers how long to wait before the next attempt. */
async function readStream(closing: AbortSignal, tell: (news: News) => void): Promise<number> {
  const silent = new AbortController();
  let timer = setTimeout(() => silent.abort(), SILENCE_MS);
  const answer = await fetch(ADDRESS, {
    headers: { Authorization: `Bearer ${tokenInUse()}` },
    signal: AbortSignal.any([closing, silent.signal]),
  });
  if (answer.status === 204) return MUCH_LATER_MS;
  if (!answer.ok || !answer.body) return LATER_MS;
  let rest = '';
  try {
    const reader = answer.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENCE_MS);
      const events = (rest + part.value).split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) if (event.startsWith('data: ')) tell(newsOf(event.slice(6)));
    }
  } finally {
    clearTimeout(timer);
  }
  return AGAIN_MS;
}

function newsOf(text: string): News {
  try {
    return newsIn(JSON.parse(text));
  } catch {
    return {};
  }
}

/** What is told of things that this page does not know is left out. */
function newsIn(said: unknown): News {
  const { unread, registry } = (said instanceof Object ? said : {}) as Record<keyof News, unknown>;
  return {
    ...(typeof unread === 'number' && { unread }),
    ...(typeof registry === 'number' && { registry }),
  };
}

const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
