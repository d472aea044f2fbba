import { AggregatorRegistry, Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { MetricValues } from '../../base/processes/worker-metrics.ts';

const REQUEST_SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const QUERY_SECONDS = [0.0005, 0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const PAINT_SECONDS = [0.1, 0.25, 0.5, 1, 1.5, 2.5, 4, 6, 10, 20];
const INTERACTION_SECONDS = [0.05, 0.1, 0.2, 0.3, 0.5, 1, 2, 5];
const BYTES = [25e6, 50e6, 100e6, 150e6, 200e6, 300e6, 500e6, 1e9, 2e9];
const SHIFTS = [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1];
/** For metrics that every process reads from the same database: their maximum is taken, not their sum. */
const SHARED = 'max';

export type Metrics = ReturnType<typeof createMetrics>;

/** All metrics of this process. Labels never take a value from outside, only routes, kinds and known releases. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const vital = (name: string, help: string, buckets: number[]) =>
    new Histogram({ name: `extranet_web_${name}`, help, labelNames: ['page'], buckets, registers });
  const ofRemotes = (name: string, help: string, buckets: number[]) =>
    new Histogram({
      name: `extranet_remote_${name}`,
      help,
      labelNames: ['remote', 'release'],
      buckets,
      registers,
    });
  return {
    registry,
    requests: new Histogram({
      name: 'extranet_http_request_seconds',
      help: 'From the first byte received to the last one sent, by the route’s template',
      labelNames: ['method', 'route', 'status'],
      buckets: REQUEST_SECONDS,
      registers,
    }),
    queries: new Histogram({
      name: 'extranet_db_query_seconds',
      help: 'Statements as the server waits for them',
      labelNames: ['statement', 'outcome'],
      buckets: QUERY_SECONDS,
      registers,
    }),
    connections: new Gauge({
      name: 'extranet_db_connections',
      help: 'Connections to PostgreSQL that are open, idle, and callers that wait for one',
      labelNames: ['state'],
      registers,
    }),
    replica: new Gauge({
      name: 'extranet_replica',
      help: 'What is made of DATABASE_REPLICA_URL: 1 for used, behind, gone, or strange (no copy of this database)',
      labelNames: ['state'],
      registers,
    }),
    replicaBehind: new Gauge({
      name: 'extranet_replica_behind_seconds',
      help: 'What the replica shows is not older than this',
      registers,
    }),
    reads: new Gauge({
      name: 'extranet_reads_total',
      help: 'Reads that may be answered by a replica, by where and why: replica, own (a write of the reader), away, failed',
      labelNames: ['place'],
      registers,
    }),
    orders: new Gauge({
      name: 'extranet_orders_placed_total',
      help: 'Orders ever numbered, on the whole database: read the greatest of all processes',
      aggregator: SHARED,
      registers,
    }),
    jobs: new Gauge({
      name: 'extranet_jobs',
      help: 'Jobs that wait or are being done, and those of the last 90 days that failed for good',
      labelNames: ['kind', 'state'],
      aggregator: SHARED,
      registers,
    }),
    jobsLate: new Gauge({
      name: 'extranet_jobs_late_seconds',
      help: 'How long the oldest job that is due has been due',
      labelNames: ['kind'],
      aggregator: SHARED,
      registers,
    }),
    attempts: new Gauge({
      name: 'extranet_job_attempts_total',
      help: 'Attempts of jobs by this process: done, failed',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
    refusedSignIns: new Counter({
      name: 'extranet_sign_in_failures_total',
      help: 'Refused attempts to sign in',
      labelNames: ['kind', 'status'],
      registers,
    }),
    endedConnections: new Counter({
      name: 'extranet_connections_ended_total',
      help: 'Connections refused, or ended because nothing came on: headers, body, reader, full, address, pipelining',
      labelNames: ['reason'],
      registers,
    }),
    vehicleQuestions: new Counter({
      name: 'extranet_vehicle_questions_total',
      help: 'Questions that left for the service of VEHICLE_URL, by what came of them: found, unknown, unusable, silent',
      labelNames: ['outcome'],
      registers,
    }),
    remoteFailures: new Counter({
      name: 'extranet_remote_failures_total',
      help: 'Pages’ reports that a remote could not be had, or broke',
      labelNames: ['remote', 'release', 'reason'],
      registers,
    }),
    remoteLoads: new Counter({
      name: 'extranet_remote_loads_total',
      help: 'Pages’ reports that a remote came up and stayed well',
      labelNames: ['remote', 'release'],
      registers,
    }),
    spans: new Gauge({
      name: 'extranet_trace_spans_total',
      help: 'Finished spans of traces: exported, or lost because the collector did not take them (failed) or too many waited (full)',
      labelNames: ['outcome'],
      registers,
    }),
    releases: new Gauge({
      name: 'extranet_releases',
      help: 'Which registry pages get: 1 for the store’s current one, the last good one, or none',
      labelNames: ['state'],
      registers,
    }),
    backups: new Gauge({
      name: 'extranet_backup',
      help: '1 for what came last of backups: proven, failed, or none',
      labelNames: ['state'],
      aggregator: SHARED,
      registers,
    }),
    backupProven: new Gauge({
      name: 'extranet_backup_proven_seconds',
      help: 'When a backup was last restored and compared, as Unix time; 0 for never',
      aggregator: SHARED,
      registers,
    }),
    remotes: {
      load: ofRemotes(
        'load_seconds',
        'From the moment at which a page asked for it until it was ready',
        PAINT_SECONDS,
      ),
      interaction: ofRemotes(
        'interaction_seconds',
        'From a click or key to the next paint',
        INTERACTION_SECONDS,
      ),
      longTask: ofRemotes('long_task_seconds', 'In which the page could answer nobody', INTERACTION_SECONDS),
      memory: ofRemotes(
        'memory_bytes',
        'Of the whole page while this remote was shown; not all browsers tell',
        BYTES,
      ),
      errors: new Counter({
        name: 'extranet_remote_errors_total',
        help: 'Thrown by its code, and caught by nobody',
        labelNames: ['remote', 'release'],
        registers,
      }),
    },
    vitals: {
      lcp: vital('lcp_seconds', 'Largest contentful paint', PAINT_SECONDS),
      ttfb: vital('ttfb_seconds', 'Time to the first byte of the page', PAINT_SECONDS),
      inp: vital('inp_seconds', 'Interaction to next paint', INTERACTION_SECONDS),
      cls: vital('cls', 'Cumulative layout shift', SHIFTS),
    },
  };
}

/**
 * The metrics of each worker under its label 'worker'. They are not summed: a sum would fall when a worker is replaced,
 * which Prometheus would take for a restart of all. What all read from one database appears once.
 */
export function metricsOfWorkers(
  all: readonly (readonly [place: number, metrics: MetricValues])[],
): Promise<string> {
  const labelled = all.map(([place, metrics]) =>
    metrics.map((metric) => {
      if (metric.aggregator === SHARED) return metric;
      const values = metric.values.map((value) => ({ ...value, labels: { worker: place, ...value.labels } }));
      return { ...metric, values };
    }),
  );
  return AggregatorRegistry.aggregate(labelled).metrics();
}
