import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Fault } from '../page/messages.ts';
import { faultsAfter } from './faults.ts';

const fault = (kind: Fault['kind']): Fault => ({ kind, place: 'a.tsx:1:1', text: 'no' });

it('faults of types are not shown beside what does not compile, and are once it is mended and they were looked for again', () => {
  let faults = faultsAfter([], 'types', [fault('types')]);
  assert.deepEqual(faults, [fault('types')]);
  faults = faultsAfter(faults, 'syntax', [fault('syntax')]);
  assert.deepEqual(faults, [fault('syntax')]);
  faults = faultsAfter(faults, 'types', [fault('types')]);
  assert.deepEqual(faults, [fault('syntax')]);
  faults = faultsAfter(faults, 'syntax', []);
  assert.deepEqual(faults, []);
  assert.deepEqual(faultsAfter(faults, 'types', [fault('types')]), [fault('types')]);
});
