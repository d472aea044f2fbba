import { resolve } from 'node:path';
import { LIMIT_NAMES, type Limits, parseLimits } from '../connections/limits.ts';
import { parseTrustedProxies, type Trusts } from '../connections/trusted-proxies.ts';
import { parseReleasesKey } from '../secrets/release-keys.ts';
import { startError } from '../start-error.ts';
import { type BucketPlace, parseBucketPlace } from '../storage/bucket-place.ts';
import { BACKUP_VARIABLES, type BackupSettings, parseBackups } from './backup-settings.ts';
import { oneUrl, placesOf, wantsWrites } from './postgres-address.ts';
import { type PushKeys, parsePushKeys } from './push-keys.ts';
import { parseTraces, type Traces } from './traces.ts';

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | null;
  /** Null: all is read from `databaseUrl`. */
  readonly databaseReplicaUrl: string | null;
  /** Where backups of a PostgreSQL are restored to be compared; null: beside the database. */
  readonly databaseSpareUrl: string | null;
  /** Null: nobody said where backups are kept. */
  readonly backups: BackupSettings | null;
  readonly publicUrl: string;
  /** Null: the releases are in the data folder. */
  readonly releasesBucket: BucketPlace | null;
  /** Null: customers' and products' files are in the data folder. */
  readonly filesBucket: BucketPlace | null;
  /** Null: releases are not signed. */
  readonly releasesKey: string | null;
  /** The proxies whose X-Forwarded-For header is believed. */
  readonly trustsProxy: Trusts;
  readonly limits: Limits;
  /** How long a process that was told to end serves on, so that a balancer notices first. */
  readonly leavingMs: number;
  /** Above so many products of a customer's catalogues the page asks for slices instead of holding the list. */
  readonly catalogueHeldMax: number;
  /** Null: vehicles are looked up in the demonstration's table. */
  readonly vehicleService: VehicleService | null;
  /** Null: the key of plates and VINs is a file of the data folder. */
  readonly vehicleSecret: string | null;
  /** Null: nothing is pushed to browsers. */
  readonly pushKeys: PushKeys | null;
  readonly smtpUrl: string | null;
  readonly backofficeOrigin: string | null;
  readonly backofficeSecret: string | null;
  readonly metricsToken: string | null;
  /** Null: nothing is traced. */
  readonly traces: Traces | null;
  readonly demo: boolean;
  readonly demoProducts: number;
  /** The command that breaks a portal of its own to show what is seen then; null: nobody can run it from here. */
  readonly drillsProgram: string | null;
  readonly logLevel: string;
  readonly production: boolean;
}

/** The HTTP service that knows which vehicle has a plate. */
export interface VehicleService {
  readonly url: string;
  /** The JSON file that says how it is asked, and where in its answer what stands. */
  readonly mapping: string;
  readonly token: string | null;
  /** How many questions a day all accounts and processes have together. */
  readonly dailyMax: number;
}

type Environment = Readonly<Record<string, string | undefined>>;

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];
const SECRET_MIN = 16;

const KNOWN_VARIABLES = [
  ...[
    'PORT',
    'HOST',
    'DATA_DIR',
    'DATABASE_URL',
    'DATABASE_REPLICA_URL',
    'DATABASE_SPARE_URL',
    'DATABASE_URL_TEST',
    'PUBLIC_URL',
    'SMTP_URL',
  ],
  ...['BACKOFFICE_ORIGIN', 'BACKOFFICE_SECRET', 'METRICS_TOKEN', 'DEMO', 'DEMO_PRODUCTS', 'LOG_LEVEL'],
  'DEMO_DRILLS',
  'LEAVING_S',
  'CATALOGUE_HELD_MAX',
  ...[
    'FILES_URL',
    'RELEASES_URL',
    'RELEASES_PUBLIC_KEY',
    'RELEASES_SIGNING_KEY',
    'RELEASES_SIGN_ALL',
    'TRUSTED_PROXIES',
  ],
  ...['VEHICLE_URL', 'VEHICLE_MAPPING', 'VEHICLE_TOKEN', 'VEHICLE_SECRET', 'VEHICLE_DAILY_MAX'],
  ...['PUSH_PUBLIC_KEY', 'PUSH_PRIVATE_KEY', 'PUSH_CONTACT', 'PUSH_PRIVATE_ORIGIN'],
  ...BACKUP_VARIABLES,
  ...LIMIT_NAMES,
];
/** Prefixes that only our variables have: an unknown name with one of them is a typing mistake. */
const OUR_PREFIXES =
  /^(DEMO|BACKOFFICE|METRICS|SMTP|DATABASE|RELEASES|FILES|TRUSTED|LIMIT|LEAVING|VEHICLE|CATALOGUE|PUSH|BACKUP)_/;

function refuseUnknown(env: Environment): void {
  const unknown = Object.keys(env).find((name) => OUR_PREFIXES.test(name) && !KNOWN_VARIABLES.includes(name));
  if (unknown) throw startError(`${unknown} is not known: the variables are ${KNOWN_VARIABLES.join(', ')}.`);
}

/** Reads the whole environment at start; a wrong value throws one sentence that names its variable. */
export function parseConfig(env: Environment): Config {
  refuseUnknown(env);
  const read = (name: string) => env[name]?.trim() || null;
  const production = env.NODE_ENV === 'production';
  const host = parseHost(read('HOST') ?? '127.0.0.1');
  const port = parseWhole('PORT', read('PORT') ?? '8080', 0, 65535);
  const databaseUrl = parsePostgres('DATABASE_URL', read);
  const databaseReplicaUrl = parsePostgres('DATABASE_REPLICA_URL', read);
  if (databaseReplicaUrl && !databaseUrl) {
    throw startError('DATABASE_REPLICA_URL needs DATABASE_URL: the address of the server that it follows.');
  }
  const demo = parseFlag('DEMO', read('DEMO') ?? (databaseUrl ? '0' : '1'));
  if (production && demo) {
    throw startError(
      'DEMO must be 0 when NODE_ENV is production: demonstration accounts have a public password.',
    );
  }
  const drillsProgram = read('DEMO_DRILLS');
  if (drillsProgram && !demo)
    throw startError('DEMO_DRILLS needs DEMO=1: drills belong to the demonstration.');
  const releasesBucket = parseBucketPlace('RELEASES_URL', read);
  const filesBucket = parseBucketPlace('FILES_URL', read);
  if (filesBucket && isSamePlace(filesBucket, releasesBucket)) {
    throw startError('FILES_URL must name another place than RELEASES_URL: s3://bucket/files, for example.');
  }
  const publicUrl = parsePublicUrl(read('PUBLIC_URL')) ?? `http://${printable(host)}:${port}`;
  const dataDir = resolve(read('DATA_DIR') ?? '.data');
  return {
    port,
    host,
    dataDir,
    databaseUrl,
    databaseReplicaUrl,
    databaseSpareUrl: parsePostgres('DATABASE_SPARE_URL', read),
    backups: parseBackups(read, dataDir, parseWhole),
    publicUrl,
    releasesBucket,
    filesBucket,
    releasesKey: parseReleasesKey(read('RELEASES_PUBLIC_KEY')),
    trustsProxy: parseTrustedProxies(read('TRUSTED_PROXIES') ?? 'loopback'),
    limits: parseLimits((name, standard, least, most) =>
      parseWhole(name, read(name) ?? String(standard), least, most),
    ),
    // The embedded database has one process: nobody else could answer meanwhile.
    leavingMs: 1000 * parseWhole('LEAVING_S', read('LEAVING_S') ?? (databaseUrl ? '5' : '0'), 0, 60),
    catalogueHeldMax: parseWhole(
      'CATALOGUE_HELD_MAX',
      read('CATALOGUE_HELD_MAX') ?? '150000',
      0,
      999_999_999,
    ),
    vehicleService: parseVehicleService(read),
    vehicleSecret: parseSecret('VEHICLE_SECRET', read('VEHICLE_SECRET')),
    pushKeys: parsePushKeys(read, publicUrl),
    smtpUrl: parseUrl('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:'])?.href ?? null,
    backofficeOrigin: parseOrigin(read('BACKOFFICE_ORIGIN')),
    backofficeSecret: parseSecret('BACKOFFICE_SECRET', read('BACKOFFICE_SECRET')),
    metricsToken: parseSecret('METRICS_TOKEN', read('METRICS_TOKEN')),
    traces: parseTraces(read),
    demo,
    demoProducts: parseWhole('DEMO_PRODUCTS', read('DEMO_PRODUCTS') ?? '6000', 1, 1_000_000),
    drillsProgram: drillsProgram && resolve(drillsProgram),
    logLevel: parseLogLevel(read('LOG_LEVEL') ?? 'info'),
    production,
  };
}

/** The two must differ: an account that may read the releases must not thereby read customers' files. */
function isSamePlace(one: BucketPlace, other: BucketPlace | null): boolean {
  return one.bucket === other?.bucket && one.prefix === other.prefix;
}

function parseVehicleService(read: (name: string) => string | null): VehicleService | null {
  const url = parseUrl('VEHICLE_URL', read('VEHICLE_URL'), ['http:', 'https:']);
  const mapping = read('VEHICLE_MAPPING');
  if (Boolean(url) !== Boolean(mapping)) {
    throw startError(
      'VEHICLE_URL and VEHICLE_MAPPING go together: the address of the service, and how to read it.',
    );
  }
  const dailyMax = parseWhole('VEHICLE_DAILY_MAX', read('VEHICLE_DAILY_MAX') ?? '1000', 1, 999_999_999);
  if (!url || !mapping) return null;
  return { url: url.href, mapping: resolve(mapping), token: read('VEHICLE_TOKEN'), dailyMax };
}

function parseWhole(name: string, text: string, min: number, max: number): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || value < min || value > max) {
    throw startError(`${name} must be a whole number from ${min} to ${max}, not '${text}'.`);
  }
  return value;
}

function parseFlag(name: string, text: string): boolean {
  if (text !== '0' && text !== '1') throw startError(`${name} must be 0 or 1, not '${text}'.`);
  return text === '1';
}

function parseHost(text: string): string {
  if (!/^[A-Za-z0-9.:_-]+$/.test(text)) {
    throw startError(`HOST must be an address or a host name, not '${text}'.`);
  }
  return text;
}

/** Never quotes the value: it may carry a password. */
function parseUrl(name: string, text: string | null, protocols: string[]): URL | null {
  if (text === null) return null;
  const url = URL.parse(text);
  if (!url || !protocols.includes(url.protocol)) {
    throw startError(
      `${name} must be an address that starts with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    );
  }
  return url;
}

function parsePostgres(name: string, read: (name: string) => string | null): string | null {
  const text = read(name);
  const url = parseUrl(name, text && oneUrl(text), ['postgres:', 'postgresql:'])?.href ?? null;
  if (url === null) return null;
  const writable = wantsWrites(url, name);
  if (placesOf(url, name).length === 1) return url;
  if (name !== 'DATABASE_URL') throw startError(`${name} must name one server.`);
  if (!writable)
    throw startError(`${name} names several servers: add ?target_session_attrs=read-write to it.`);
  return url;
}

function parsePublicUrl(text: string | null): string | null {
  const url = parseUrl('PUBLIC_URL', text, ['http:', 'https:']);
  if (!url) return null;
  if (url.search || url.hash || url.pathname !== '/') {
    throw startError('PUBLIC_URL must be an origin such as https://extranet.example, without a path.');
  }
  return url.origin;
}

function parseOrigin(text: string | null): string | null {
  const url = parseUrl('BACKOFFICE_ORIGIN', text, ['http:', 'https:']);
  if (!url) return null;
  if (url.origin !== text?.replace(/\/$/, '')) {
    throw startError(
      'BACKOFFICE_ORIGIN must be an origin such as https://backoffice.example, without a path.',
    );
  }
  return url.origin;
}

function parseSecret(name: string, text: string | null): string | null {
  if (text !== null && text.length < SECRET_MIN) {
    throw startError(`${name} must have at least ${SECRET_MIN} characters.`);
  }
  return text;
}

function parseLogLevel(text: string): string {
  if (!LOG_LEVELS.includes(text)) {
    throw startError(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not '${text}'.`);
  }
  return text;
}

function printable(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
