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

  it('lets a process serve on after it was told to end, where there may be another one', () => {
    assert.equal(parseConfig({}).leavingMs, 0);
    assert.equal(parseConfig({ DATABASE_URL: 'postgres://u:p@127.0.0.1/x' }).leavingMs, 5000);
    assert.equal(parseConfig({ LEAVING_S: '8' }).leavingMs, 8000);
    assert.match(refusal({ LEAVING_S: '61' }), /^LEAVING_S must be a whole number from 0 to 60/);
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
      DATABASE_SPARE_URL: 'mysql://u:p@h/x',
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

  it('takes OpenTelemetry’s own variables, and refuses a wrong one by its name', () => {
    const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
    assert.equal(parseConfig({ OTEL_TRACES_SAMPLER: 'always_on' }).traces, null);
    assert.deepEqual(parseConfig({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces, {
      ...{ url: 'http://collector:4318/v1/traces', headers: {}, service: 'extranet' },
      ...{ sampler: 'parentbased_traceidratio', ratio: 0.1, patienceMs: 10_000, gatherMs: 5_000 },
    });
    const more = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'https://collector/otlp/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20abc, x-tenant=garage',
      OTEL_TRACES_SAMPLER_ARG: '1',
    };
    const { url, headers, ratio } = parseConfig(more).traces ?? {};
    assert.equal(url, 'https://collector/otlp/v1/traces');
    assert.deepEqual(headers, { authorization: 'Bearer abc', 'x-tenant': 'garage' });
    assert.equal(ratio, 1);
    const wrong: Record<string, string> = {
      OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318',
      OTEL_EXPORTER_OTLP_HEADERS: 'u:p',
      OTEL_TRACES_SAMPLER: 'jaeger_remote',
      OTEL_TRACES_SAMPLER_ARG: '10',
      OTEL_EXPORTER_OTLP_TIMEOUT: '10s',
      OTEL_BSP_SCHEDULE_DELAY: '0',
    };
    for (const [name, value] of Object.entries(wrong)) {
      const sentence = refusal({ OTEL_EXPORTER_OTLP_ENDPOINT, [name]: value });
      assert.match(sentence, new RegExp(`^${name}\\b.*\\.$`));
      assert.ok(!sentence.includes('u:p'), 'no password in a message');
    }
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

  it('knows a command for drills in the demonstration alone, and only when it is told [C24]', () => {
    assert.equal(parseConfig({}).drillsProgram, null);
    assert.match(
      parseConfig({ DEMO_DRILLS: 'tools/drills.ts' }).drillsProgram ?? '',
      /^\/.*tools\/drills\.ts$/,
    );
    const DEMO_DRILLS = 'tools/drills.ts';
    assert.match(refusal({ DEMO_DRILLS, DEMO: '0' }), /^DEMO_DRILLS needs DEMO=1/);
    assert.match(refusal({ DEMO_DRILLS, NODE_ENV: 'production' }), /^DEMO must be 0/);
    assert.match(refusal({ DEMO_DRILLS, NODE_ENV: 'production', DEMO: '0' }), /^DEMO_DRILLS needs DEMO=1/);
  });

  it('takes backups only where it is said into which folder, which is not that of the data', () => {
    assert.equal(parseConfig({}).backups, null);
    const { backups } = parseConfig({ BACKUP_DIR: '/backups', BACKUP_KEEP: '30' });
    assert.deepEqual(backups, { folder: '/backups', keep: 30, program: null });
    assert.equal(parseConfig({ BACKUP_DIR: '/backups' }).backups?.keep, 14);
    assert.match(refusal({ BACKUP_KEEP: '3' }), /^BACKUP_KEEP needs BACKUP_DIR/);
    for (const BACKUP_DIR of ['/data', '/data/backups'])
      assert.match(refusal({ BACKUP_DIR, DATA_DIR: '/data' }), /^BACKUP_DIR must not be within DATA_DIR/);
    assert.equal(refusal({ BACKUP_DIR: '/data-backups', DATA_DIR: '/data' }), 'accepted');
    assert.match(refusal({ BACKUP_DIR: '/backups', BACKUP_KEEP: '0' }), /^BACKUP_KEEP/);
    assert.match(refusal({ BACKUP_FOLDER: '/backups' }), /^BACKUP_FOLDER is not known/);
  });

  it('refuses demonstration accounts in production', () => {
    assert.match(refusal({ NODE_ENV: 'production', DEMO: '1' }), /^DEMO must be 0/);
    assert.equal(parseConfig({ NODE_ENV: 'production', DEMO: '0' }).demo, false);
  });
});
