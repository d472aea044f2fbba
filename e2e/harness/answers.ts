import type { CDPSession } from 'playwright-core';

/**
 * The statuses of the answers to the wanted requests, in order. The page cannot tell a 304 from a 200, because the browser
 * answers it from its cache; the browser's network log can. Its messages are not in order: an answer may come before its
 * request.
 */
export function watchAnswers(session: CDPSession, wanted: (url: string) => boolean): () => number[] {
  const asked = new Set<string>();
  const answered: { requestId: string; statusCode: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (wanted(request.url)) asked.add(requestId);
  });
  session.on('Network.responseReceivedExtraInfo', (answer) => answered.push(answer));
  return () => answered.filter(({ requestId }) => asked.has(requestId)).map(({ statusCode }) => statusCode);
}
