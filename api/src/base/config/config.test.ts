import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isStartError } from '../start-error.ts';
import { parseConfig } from './config.ts';

function refusal(env: Record<string, string>): string {
  try {
    parseConfig(env);
  } catch (error) {
    assert.ok(isStartError(error));
    return error.message;
  }
  return 'accepted';
}

describe('the configuration', () => {
  it('has a default for every variable: the demonstration on the embedded database', () => {
    const config = parseConfig({});
    assert.equal(config.port, 8080);
    assert.equal(config.host, '127.0.0.1');
    assert.equal(config.databaseUrl, null);
    assert.equal(config.publicUrl, 'http://127.0.0.1:8080');
    assert.equal(config.demo, true);
    assert.equal(config.demoProducts, 6000);
    assert.equal(config.catalogueHeldMax, 150_000);
  });

  it('leaves the demonstration off by default on PostgreSQL', () => {
    assert.equal(parseConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/x' }).demo, false);
  });

  it('takes a replica only beside the server that it follows [B3.09]', () => {
    const DATABASE_REPLICA_URL = 'postgres://u:p@replica/x';
    assert.equal(
      refusal({ DATABASE_REPLICA_URL }),
      'DATABASE_REPLICA_URL needs DATABASE_URL: the address of the server that it follows.',
    );
    const both = parseConfig({ DATABASE_REPLICA_URL, DATABASE_URL: 'postgres://u:p@h/x' });
    assert.equal(both.databaseReplicaUrl, DATABASE_REPLICA_URL);
    assert.equal(parseConfig({ DATABASE_URL: 'postgres://u:p@h/x' }).databaseReplicaUrl, null);
  });

  it('refuses a wrong value with one sentence that names the variable', () => {
    const wrong: Record<string, string> = {
      PORT: '80a',
      HOST: 'a b',
      DATABASE_URL: 'mysql://u:p@h/x',
      DATABASE_REPLICA_URL: 'mysql://u:p@h/x',
      PUBLIC_URL: 'extranet.example',
      SMTP_URL: 'http://mail',
      BACKOFFICE_ORIGIN: 'https://backoffice.example/path',
      BACKOFFICE_SECRET: 'short',
      METRICS_TOKEN: 'short',
      DEMO: 'yes',
      DEMO_PRODUCTS: '-5',
      CATALOGUE_HELD_MAX: '150 000',
      LOG_LEVEL: 'loud',
      RELEASES_URL: 'https://bucket.example/releases',
      RELEASES_PUBLIC_KEY: 'bm8ga2V5',
      FILES_URL: 's3://Bucket With Blanks',
    };
    for (const [name, value] of Object.entries(wrong)) {
      const sentence = refusal({ [name]: value });
      assert.match(sentence, new RegExp(`^${name}\\b.*\\.$`));
      assert.ok(!sentence.includes('u:p'), 'no password in a message');
    }
    assert.match(refusal({ PORT: '65536' }), /^PORT/);
  });

  it('takes the bucket of the releases from RELEASES_URL, its address from the usual AWS variables', () => {
    const env = { RELEASES_URL: 's3://extranet/live', AWS_ENDPOINT_URL: 'http://127.0.0.1:9000' };
    assert.deepEqual(parseConfig(env).releasesBucket, {
      ...{ bucket: 'extranet', prefix: 'live/', endpoint: 'http://127.0.0.1:9000/', region: 'us-east-1' },
    });
    assert.match(refusal({ ...env, AWS_ENDPOINT_URL: '127.0.0.1:9000' }), /^AWS_ENDPOINT_URL\b/);
    assert.match(refusal({ ...env, FILES_URL: 's3://extranet/live/' }), /^FILES_URL must name another place/);
    assert.equal(parseConfig({ ...env, FILES_URL: 's3://extranet/files' }).filesBucket?.prefix, 'files/');
  });

  it('refuses demonstration accounts in production', () => {
    assert.match(refusal({ NODE_ENV: 'production', DEMO: '1' }), /^DEMO must be 0/);
    assert.equal(parseConfig({ NODE_ENV: 'production', DEMO: '0' }).demo, false);
  });
});
