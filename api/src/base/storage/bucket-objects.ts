import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import type { BucketPlace } from './bucket-place.ts';
import { assertKey, type Objects } from './objects.ts';

const CONNECT_MS = 2_000;
const ANSWER_MS = 10_000;
const ATTEMPTS = 3;
/** S3 deletes at most this many in one call. */
const DELETE_BATCH = 1_000;

const statusOf = (error: unknown) =>
  (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
/** Precondition failed; the object is gone; two conditional writes at the same moment. */
const CONDITION_FAILED = [412, 404, 409];

/**
 * A bucket with the S3 protocol. Keys and roles come from the usual AWS variables and files. S3's conditional writes
 * (If-Match and If-None-Match on PUT) make it safe for several writers.
 */
export function bucketObjects({ bucket, prefix, endpoint, region }: BucketPlace): Objects {
  const client = new S3Client({
    region,
    ...(endpoint && { endpoint, forcePathStyle: true }),
    maxAttempts: ATTEMPTS,
    // Stores other than Amazon's may not know the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: { connectionTimeout: CONNECT_MS, requestTimeout: ANSWER_MS },
  });
  const of = (key: string) => {
    assertKey(key);
    return { Bucket: bucket, Key: prefix + key };
  };
  const read = async (key: string) => {
    try {
      const { Body, ETag = '' } = await client.send(new GetObjectCommand(of(key)));
      return { bytes: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      throw error;
    }
  };
  return {
    read,
    place: `s3://${bucket}/${prefix}`,
    has: async (key) => {
      try {
        await client.send(new HeadObjectCommand(of(key)));
        return true;
      } catch (error) {
        if (statusOf(error) === 404) return false;
        throw error;
      }
    },
    write: async (key, bytes) => {
      await client.send(new PutObjectCommand({ ...of(key), Body: bytes }));
    },
    replace: async (key, bytes, tag) => {
      const condition = tag === null ? { IfNoneMatch: '*' } : { IfMatch: tag };
      try {
        await client.send(new PutObjectCommand({ ...of(key), Body: bytes, ...condition }));
        return true;
      } catch (error) {
        if (!CONDITION_FAILED.includes(statusOf(error) ?? 0)) throw error;
        // The client repeats a write whose answer was lost; the repeat fails because of the first one, which succeeded.
        return (await read(key))?.bytes.equals(bytes) ?? false;
      }
    },
    list: async (start) => {
      const found = [];
      const pages = paginateListObjectsV2({ client }, { Bucket: bucket, Prefix: prefix + start });
      for await (const { Contents = [] } of pages)
        for (const { Key = '', LastModified = new Date() } of Contents)
          found.push({ key: Key.slice(prefix.length), modified: LastModified });
      return found;
    },
    remove: async (keys) => {
      for (let from = 0; from < keys.length; from += DELETE_BATCH) {
        const Objects = keys.slice(from, from + DELETE_BATCH).map((key) => ({ Key: of(key).Key }));
        const { Errors } = await client.send(
          new DeleteObjectsCommand({ Bucket: bucket, Delete: { Objects, Quiet: true } }),
        );
        if (Errors?.length) throw new Error(`${Errors[0]?.Key} could not be deleted: ${Errors[0]?.Message}`);
      }
    },
  };
}
