import { startError } from '../../../api/src/base/index.ts';
import type { Objects } from '../../../api/src/base/storage/index.ts';

const PROBE = 'doctor-probe';

/** A store that ignores the conditions of a write would lose one of two releases made at the same time. */
export async function assertConditionalWrites(store: Objects): Promise<void> {
  const write = (text: string, tag: string | null) => store.replace(PROBE, Buffer.from(text), tag);
  await store.remove([PROBE]);
  try {
    const isFirst = await write('first', null);
    const isOverwritten = (await write('second', null)) || (await write('third', '"another"'));
    if (!isFirst || isOverwritten)
      throw startError(`${store.place} ignores If-Match or If-None-Match: releases need conditional writes.`);
  } finally {
    await store.remove([PROBE]);
  }
}
