import { startError } from '../start-error.ts';

export interface BucketPlace {
  readonly bucket: string;
  /** Empty, or ending with '/'. */
  readonly prefix: string;
  /** The address of a store other than Amazon's. */
  readonly endpoint: string | null;
  readonly region: string;
}

const PLACE = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])(?:\/((?:[A-Za-z0-9_-][A-Za-z0-9._-]*\/?)*))?$/;

/** Reads 's3://bucket/prefix' of a variable; the endpoint and the region come from the AWS_ variables. */
export function parseBucketPlace(name: string, read: (name: string) => string | null): BucketPlace | null {
  const text = read(name);
  if (text === null) return null;
  const [, bucket, path = ''] = PLACE.exec(text) ?? [];
  if (!bucket) throw startError(`${name} must be a bucket such as s3://bucket/prefix, not '${text}'.`);
  const prefix = path === '' || path.endsWith('/') ? path : `${path}/`;
  return { bucket, prefix, endpoint: parseEndpoint(read), region: read('AWS_REGION') ?? 'us-east-1' };
}

function parseEndpoint(read: (name: string) => string | null): string | null {
  const name = read('AWS_ENDPOINT_URL_S3') ? 'AWS_ENDPOINT_URL_S3' : 'AWS_ENDPOINT_URL';
  const text = read(name);
  if (text === null) return null;
  const url = URL.parse(text);
  if (!url || !['http:', 'https:'].includes(url.protocol))
    throw startError(`${name} must be an address that starts with http:// or https://.`);
  return url.href;
}
