import { BlockList, isIP } from 'node:net';
import { startError } from '../start-error.ts';

/** Whether the X-Forwarded-For of this address is believed; hop 0 is the nearest, the one that connects to us. */
export type Trusts = (address: string, hop: number) => boolean;

const HOPS = /^\d$/;
const LOOPBACK = ['127.0.0.0/8', '::1'];

/** 'loopback, 10.0.0.5, 10.1.0.0/16', or the number of proxies before the portal. */
export function parseTrustedProxies(text: string): Trusts {
  if (HOPS.test(text)) return (_address, hop) => hop < Number(text);
  const proxies = new BlockList();
  const entries = text.split(',').map((entry) => entry.trim());
  for (const entry of entries.flatMap((one) => (one === 'loopback' ? LOOPBACK : [one]))) {
    if (!add(proxies, entry)) {
      throw startError(
        `TRUSTED_PROXIES must be addresses such as 10.0.0.5 or 10.0.0.0/24 with commas between them, loopback, or the number of proxies, not '${text}'.`,
      );
    }
  }
  return (address) => {
    const family = isIP(address);
    return family !== 0 && proxies.check(address, family === 6 ? 'ipv6' : 'ipv4');
  };
}

function add(proxies: BlockList, entry: string): boolean {
  const [address = '', prefix, ...rest] = entry.split('/');
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  const type = family === 6 ? 'ipv6' : 'ipv4';
  if (prefix === undefined) proxies.addAddress(address, type);
  else if (isPrefix(prefix, family === 6 ? 128 : 32)) proxies.addSubnet(address, Number(prefix), type);
  else return false;
  return true;
}

/** At least 1: with 0 everybody would be believed. */
const isPrefix = (text: string, most: number) =>
  /^\d{1,3}$/.test(text) && Number(text) >= 1 && Number(text) <= most;
