import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { billOfMaterials, isAllowed, productionDependencies } from './lib/licences/index.ts';

const dependencies = productionDependencies();

describe('production dependencies', () => {
  it('have licences that ask for a notice only, or that a person has reviewed', () => {
    assert.ok(dependencies.length > 100);
    assert.deepEqual(
      dependencies.filter((one) => !isAllowed(one)).map(({ name, licence }) => `${name} (${licence})`),
      [],
    );
  });

  it('are refused under any other licence, or under none', () => {
    const one = { name: 'some-library', version: '1.0.0' };
    for (const licence of [
      'GPL-3.0-only',
      'AGPL-3.0-or-later',
      'LGPL-3.0-or-later',
      'unknown',
      'MIT AND GPL-2.0',
    ])
      assert.equal(isAllowed({ ...one, licence }), false, licence);
    for (const licence of ['MIT', '(MPL-2.0 OR Apache-2.0)', 'Apache-2.0 AND MIT'])
      assert.equal(isAllowed({ ...one, licence }), true, licence);
  });

  it('are all in the bill of materials, each with version, hash and licence', () => {
    const product = { name: 'extranet', version: '1.0.0' };
    const { bomFormat, specVersion, metadata, components } = billOfMaterials(product);
    assert.deepEqual([bomFormat, specVersion, metadata.component.name], ['CycloneDX', '1.5', 'extranet']);
    assert.equal(components.length, dependencies.length);
    for (const library of ['fastify', 'kysely', 'react', 'dompurify', 'sharp'])
      assert.ok(
        components.some(({ name }) => name === library),
        library,
      );
    for (const { purl, hashes, licenses } of components) {
      assert.match(purl, /^pkg:npm\/(%40[\w.-]+\/)?[\w.-]+@\d/);
      assert.match(hashes?.[0]?.content ?? '', /^[0-9a-f]{128}$/, purl);
      assert.equal(licenses.length, 1);
    }
    assert.equal(new Set(components.map((one) => one['bom-ref'])).size, components.length);
    assert.deepEqual(billOfMaterials(product), billOfMaterials(product));
  });
});
