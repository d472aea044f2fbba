import type { FastifyReply, FastifyRequest } from 'fastify';

/** Names the canary whose page this browser is given, or that it failed here. It holds no secret and names nobody. */
const NAME = 'shell';
/** Before the id of a canary that did not come up in this browser; shell-watch.js writes it. */
const FAILED = 'failed.';
const KEPT_S = 30 * 86_400;

/** 'outdated': of a canary that is none any more, or of nothing that ever was one. */
export type ShellChoice = 'none' | 'canary' | 'failed' | 'outdated';

/** What a browser says of the canary that there is. Of two cookies one may be of another path: a failure counts more. */
export function shellChoice(
  { headers }: Pick<FastifyRequest, 'headers'>,
  canary: string | undefined,
): ShellChoice {
  const values = (headers.cookie ?? '').split(';').flatMap((pair) => {
    const [name, value = ''] = pair.trim().split('=');
    return name === NAME ? [value] : [];
  });
  if (values.length === 0) return 'none';
  if (canary && values.includes(FAILED + canary)) return 'failed';
  return canary && values.includes(canary) ? 'canary' : 'outdated';
}

/** The page's own script has to read and end it, so it is none for the server alone. */
export function setShellCookie(request: FastifyRequest, reply: FastifyReply, canary: string): void {
  const secure = request.protocol === 'https' ? '; Secure' : '';
  reply.header('set-cookie', `${NAME}=${canary}; Path=/; SameSite=Lax; Max-Age=${KEPT_S}${secure}`);
}

export function endShellCookie(reply: FastifyReply): void {
  reply.header('set-cookie', `${NAME}=; Path=/; SameSite=Lax; Max-Age=0`);
}
