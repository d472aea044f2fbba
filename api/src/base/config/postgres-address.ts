import { startError } from '../start-error.ts';

/** A server of a PostgreSQL that stands on several machines. */
export interface PostgresPlace {
  readonly host: string;
  readonly port: number;
}

const STANDARD_PORT = 5432;
const SEVERAL_HOSTS = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]*,[^@/?]*)(.*)$/s;
const ONE_HOST = /^(.*?)(?::(\d+))?$/s;

/**
 * libpq's `postgres://user@a:5432,b:5432/db` in the form that libpq takes as well and that is a URL besides: all hosts in the
 * query (`?host=a,b&port=5432,5432`), the first one in its usual place. Any other text stays as it is.
 */
export function oneUrl(text: string): string {
  const [, before = '', hosts = '', rest = ''] = SEVERAL_HOSTS.exec(text) ?? [];
  if (!hosts) return text;
  const url = URL.parse(`${before}${hosts.split(',')[0]}${rest}`);
  if (!url) return text;
  const places = hosts.split(',').map((host) => ONE_HOST.exec(host) ?? []);
  url.searchParams.set('host', places.map(([, host = '']) => host.replace(/^\[(.*)\]$/, '$1')).join(','));
  url.searchParams.set('port', places.map(([, , port = STANDARD_PORT]) => port).join(','));
  return url.href;
}

/** The servers that the address names. Throws one sentence if it cannot be understood; never quotes it, for its password. */
export function placesOf(address: string, name = 'DATABASE_URL'): PostgresPlace[] {
  const url = new URL(oneUrl(address));
  const hosts = (url.searchParams.get('host') || url.hostname.replace(/^\[(.*)\]$/, '$1')).split(',');
  const ports = (url.searchParams.get('port') || url.port || String(STANDARD_PORT)).split(',');
  if (ports.length !== 1 && ports.length !== hosts.length)
    throw startError(`${name} must name one port for all of its hosts, or one for each.`);
  return hosts.map((host, index) => {
    const port = Number(ports[index] ?? ports[0]);
    if (!Number.isInteger(port) || port < 1 || port > 65_535 || (!host && hosts.length > 1))
      throw startError(`${name} must name its hosts as in postgres://user@a:5432,b:5432/database.`);
    return { host, port };
  });
}

/** The same database, at one of its servers. */
export function addressAt(address: string, { host, port }: PostgresPlace): string {
  const url = new URL(oneUrl(address));
  url.searchParams.set('host', host);
  url.searchParams.set('port', String(port));
  url.searchParams.delete('target_session_attrs');
  return url.href;
}

/** Whether only a server that takes writes will do. libpq has further wishes, which the portal has no use for. */
export function wantsWrites(address: string, name = 'DATABASE_URL'): boolean {
  const wish = new URL(oneUrl(address)).searchParams.get('target_session_attrs') ?? 'any';
  if (wish === 'read-write' || wish === 'primary') return true;
  if (wish === 'any') return false;
  throw startError(`${name}: target_session_attrs must be read-write, primary or any, not '${wish}'.`);
}
