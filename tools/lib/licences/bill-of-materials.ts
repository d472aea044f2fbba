import { createHash } from 'node:crypto';
import { type Dependency, isAllowed, productionDependencies } from './licences.ts';

/**
 * The bill of materials, in CycloneDX 1.5, of what runs in production or is shipped; made from the lock file. The command
 * 'npm sbom --omit=dev' leaves out a library as soon as a development tool needs it too, such as fastify.
 */
export function billOfMaterials(product: { name: string; version: string }) {
  const components = productionDependencies().map(componentOf);
  // The serial number is a hash: the same dependencies give the same bill, so that two bills can be compared.
  const digest = createHash('sha256').update(JSON.stringify(components)).digest('hex');
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    serialNumber: `urn:uuid:${uuidOf(digest)}`,
    version: 1,
    metadata: {
      lifecycles: [{ phase: 'build' }],
      component: { type: 'application', 'bom-ref': `${product.name}@${product.version}`, ...product },
    },
    components,
  };
}

function componentOf(dependency: Dependency) {
  const { name, version, licence, path, integrity } = dependency;
  const [algorithm = '', digest = ''] = integrity.split('-');
  return {
    type: 'library',
    // The path and not the name, because a library may be installed twice, even in one version.
    'bom-ref': path,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    ...(algorithm === 'sha512'
      ? { hashes: [{ alg: 'SHA-512', content: Buffer.from(digest, 'base64').toString('hex') }] }
      : {}),
    licenses: /\s|unknown/.test(licence) ? namedLicence(licence) : [{ license: { id: licence } }],
    properties: [{ name: 'extranet:licenceAllowed', value: String(isAllowed(dependency)) }],
  };
}

/** An SPDX expression is written as such, any other licence as a plain name. */
const namedLicence = (licence: string) =>
  /^\(?[\w.-]+( (AND|OR) [\w.-]+)+\)?$/.test(licence)
    ? [{ expression: licence }]
    : [{ license: { name: licence } }];

const uuidOf = (hex: string) =>
  [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
