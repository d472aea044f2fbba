import { lookup } from 'node:dns';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Not of this machine, its network or any other place that the Internet does not reach. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  return ipaddr.process(address).range() === 'unicast';
}

/**
 * Resolves a name for a connection, and refuses it when one of its addresses is not public: asked here, at the moment of
 * connecting, a name cannot mean another address than the one that was looked at.
 */
export const publicOnly: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return callback(error, '', 4);
    const [first] = addresses;
    const hidden = addresses.some(({ address }) => !isPublicAddress(address));
    if (!first || hidden) return callback(new Error(`${hostname} has no public address`), '', 4);
    if (options.all) return callback(null, addresses);
    callback(null, first.address, first.family);
  });
};
