import { join } from 'node:path';
import { root } from '../../../tools/lib/workspaces.ts';
import type { Machine } from '../lib/machines.ts';

/** What an operator runs. Its files are used as they are; this is what differs from machine to machine. */
export const DEPLOYED = join(root, 'tools/deploy/database');
export const PASSWORD = 'only-within-the-soak';

type Place = Pick<Machine, 'name' | 'address' | 'folder'>;

export function etcdSettings(
  { name, address, folder }: Place,
  all: readonly Place[],
): Record<string, string> {
  return {
    ETCD_NAME: name,
    ETCD_DATA_DIR: join(folder, 'etcd'),
    ETCD_LISTEN_CLIENT_URLS: `http://${address}:2379`,
    ETCD_ADVERTISE_CLIENT_URLS: `http://${address}:2379`,
    ETCD_LISTEN_PEER_URLS: `http://${address}:2380`,
    ETCD_INITIAL_ADVERTISE_PEER_URLS: `http://${address}:2380`,
    ETCD_INITIAL_CLUSTER: all.map((one) => `${one.name}=http://${one.address}:2380`).join(','),
    ETCD_INITIAL_CLUSTER_STATE: 'new',
    ETCD_INITIAL_CLUSTER_TOKEN: 'extranet',
    ETCD_ENABLE_V2: 'true',
  };
}

export function patroniSettings(
  { name, address, folder }: Place,
  all: readonly Place[],
  bin: string,
): Record<string, string> {
  return {
    PATRONI_NAME: name,
    PATRONI_ETCD_HOSTS: all.map((one) => `${one.address}:2379`).join(','),
    PATRONI_RESTAPI_LISTEN: `${address}:8008`,
    PATRONI_RESTAPI_CONNECT_ADDRESS: `${address}:8008`,
    PATRONI_POSTGRESQL_LISTEN: `${address}:5432`,
    PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${address}:5432`,
    PATRONI_POSTGRESQL_DATA_DIR: join(folder, 'data'),
    PATRONI_POSTGRESQL_BIN_DIR: bin,
    PATRONI_POSTGRESQL_PGPASS: join(folder, 'pgpass'),
    PATRONI_SUPERUSER_USERNAME: 'postgres',
    PATRONI_SUPERUSER_PASSWORD: PASSWORD,
    PATRONI_REPLICATION_USERNAME: 'replicator',
    PATRONI_REPLICATION_PASSWORD: PASSWORD,
    PATRONI_REWIND_USERNAME: 'rewinder',
    PATRONI_REWIND_PASSWORD: PASSWORD,
  };
}

export const balancerSettings = (all: readonly Place[], port: number): Record<string, string> => ({
  EXTRANET_DATABASE_BIND: `127.0.0.1:${port}`,
  ...Object.fromEntries(all.map(({ address }, index) => [`EXTRANET_DATABASE_${index + 1}`, address])),
});
