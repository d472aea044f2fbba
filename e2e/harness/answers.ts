import type { CDPSession } from 'playwright-core';

/**
 * The statuses with which the wanted requests were answered, in the order of the answers. The page hides a 304 behind what
 * it kept: the browser's network log does not. Its messages do not come in order: an answer may be told before its request.
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
