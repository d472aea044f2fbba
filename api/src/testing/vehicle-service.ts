import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { after } from 'node:test';

/** What the service was asked. */
interface Question {
  readonly url: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

type Answers = (question: Question, response: ServerResponse) => void | Promise<void>;

const MAPPING = {
  requests: {
    plate: {
      method: 'POST',
      path: '/lookup',
      headers: { authorization: 'Bearer {token}' },
      body: { immatriculation: '{text}' },
    },
    vin: { method: 'GET', path: '/vin/{text}' },
  },
  vehicles: 'data.vehicles',
  unknown: [{ status: 404, path: 'error', values: ['unknown'] }],
  sample: { plate: 'AA-123-AA' },
  fields: { marque: 'brand.name', modele: 'model', year: 'first', vin: 'vin', asked: 'plate' },
  equipment: { parkingAid: { path: 'options.pdc', yes: ['true'], no: ['false'] } },
  makes: { MERCO: 'Mercedes-Benz' },
  models: { 'PEUGEOT NOUVELLE TROIS CENT HUIT': '308 III' },
};

/** A real HTTP service on this machine that answers as a test says, with its variables of the environment. */
export async function vehicleService(mapping: unknown = MAPPING) {
  const asked: Question[] = [];
  let answers: Answers = (_question, response) => void response.end('{}');
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '', headers } = request;
    const question = { url, body: await text(request), authorization: headers.authorization };
    asked.push(question);
    await answers(question, response);
  };
  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const folder = mkdtempSync(join(tmpdir(), 'extranet-vehicles-'));
  const path = join(folder, 'mapping.json');
  writeFileSync(path, JSON.stringify(mapping));
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  after(() => {
    stop();
    rmSync(folder, { recursive: true, force: true });
  });
  const { port } = server.address() as AddressInfo;
  return {
    asked,
    stop,
    answer: (next: Answers) => {
      answers = next;
    },
    json: (body: unknown) => {
      answers = (_question, response) => {
        response.end(JSON.stringify(body));
      };
    },
    env: {
      VEHICLE_URL: `http://127.0.0.1:${port}`,
      VEHICLE_MAPPING: path,
      VEHICLE_TOKEN: 'jeton-du-service',
    },
  };
}
