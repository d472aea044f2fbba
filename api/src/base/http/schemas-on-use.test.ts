import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { AjvCompiler } from '@fastify/ajv-compiler';
import { SerializerSelector } from '@fastify/fast-json-stringify-compiler';
import Fastify, { type FastifyInstance, type RouteOptions } from 'fastify';
import { buildTestApp } from '../../testing/test-app.ts';
import { schemasOnUse } from './schemas-on-use.ts';

const PARTS = ['body', 'querystring', 'params', 'headers'] as const;

describe('schemas that are compiled when they are first used', () => {
  it('are all sound, which no start would tell any more', async () => {
    const routes: RouteOptions[] = [];
    await buildTestApp({ products: 1, onRoute: (route) => routes.push(route) });
    const validates = AjvCompiler()({}, { customOptions: { removeAdditional: true, useDefaults: true } });
    const serializes = SerializerSelector()({}, {});
    const count = { taken: 0, answered: 0 };
    for (const { schema = {}, url } of routes) {
      for (const part of PARTS)
        if (schema[part]) {
          validates({ schema: schema[part], method: 'GET', url, httpPart: part } as never);
          count.taken += 1;
        }
      for (const [httpStatus, answer] of Object.entries((schema.response ?? {}) as object)) {
        if ('content' in answer) continue;
        serializes({ schema: answer, method: 'GET', url, httpStatus });
        count.answered += 1;
      }
    }
    assert.ok(count.taken > 150 && count.answered > 150, JSON.stringify(count));
  });

  it('refuse and answer as at Fastify’s own, at the first call and at the next', async () => {
    const schema = {
      body: { type: 'object', required: ['n'], properties: { n: { type: 'integer' } } },
      response: { 200: { type: 'object', properties: { n: { type: 'integer' } } } },
    };
    const answersOf = async (app: FastifyInstance) => {
      app.post('/', { schema }, async ({ body }) => ({ ...(body as object), secret: 'not described' }));
      const answers = [];
      for (const payload of [{ n: 'two' }, { n: 2 }, {}, { n: 3 }])
        answers.push((await app.inject({ method: 'POST', url: '/', payload })).json<{ message?: string }>());
      return answers;
    };
    const answers = await answersOf(Fastify({ schemaController: { compilersFactory: schemasOnUse } }));
    assert.deepEqual(answers, await answersOf(Fastify()));
    assert.deepEqual([answers[1], answers[3]], [{ n: 2 }, { n: 3 }]);
    assert.match(answers[0]?.message ?? '', /body\/n must be integer/);
  });
});
