import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';

const PROBE = 'doctor-probe';

/** Writes, reads and removes one object, as the portal does with files. */
export async function assertReadWrite(bucket: Objects): Promise<void> {
  try {
    await bucket.write(PROBE, Buffer.from(PROBE));
    const read = await bucket.read(PROBE);
    await bucket.remove([PROBE]);
    if (read?.bytes.toString() === PROBE) return;
  } catch (error) {
    throw startError(`FILES_URL ${bucket.place} may not be written to: ${(error as Error).message}.`);
  }
  throw startError(`FILES_URL ${bucket.place} does not give back what is written to it.`);
}
