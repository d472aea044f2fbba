import type { RegistryEntry, Stamp } from '../contracts/registry.ts';
import { canonical } from './signed-text.ts';

type Moment = Pick<Stamp, 'epoch' | 'revision'>;

/** The text that a stamp covers: an entry's own signature, so that a stamp of another state of it is worth nothing. */
export const stampText = (
  { id, signature }: Pick<RegistryEntry, 'id' | 'signature'>,
  { epoch, revision, canary }: Omit<Stamp, 'signature'>,
): string => canonical({ id, of: signature, epoch, revision, canary });

/** Of two moments the epoch decides first: in a new one revisions begin where the restored store stands. */
export const isOlder = (one: Moment, other: Moment): boolean =>
  one.epoch === other.epoch ? one.revision < other.revision : one.epoch < other.epoch;

/** Whether the canary of an entry is the one that its stamp was made with; it may be gone, for servers withdraw canaries. */
export const isStampedWith = ({ canary }: RegistryEntry, stamp: Stamp): boolean =>
  !canary || canary.signature === stamp.canary;
