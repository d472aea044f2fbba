import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MAPPING = {
  requests: { plate: { method: 'GET', path: '/plate/{text}' } },
  vehicles: 'vehicles',
  sample: { plate: 'AA-123-AA' },
  fields: { marque: 'make', modele: 'model', year: 'year' },
};
const ANSWER = JSON.stringify({ vehicles: [{ make: 'Peugeot', model: '308 II', year: 2016 }] });

/** A broker that knows every plate and takes its time, with the variables of the environment that name it. */
export async function slowService(delay: number) {
  const server = createServer((_request, response) => {
    setTimeout(() => response.end(ANSWER), delay);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const folder = await mkdtemp(join(tmpdir(), 'extranet-bench-'));
  const mapping = join(folder, 'vehicles.json');
  await writeFile(mapping, JSON.stringify(MAPPING));
  const { port } = server.address() as AddressInfo;
  return {
    env: { VEHICLE_URL: `http://127.0.0.1:${port}`, VEHICLE_MAPPING: mapping },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
