import { hash } from 'node:crypto';

type Value = null | number | bigint | string | NodeJS.ArrayBufferView;

/** Adds up the hashes of rows: the same rows in another order have the same checksum. */
export function tableDigest() {
  let rows = 0;
  let [high, low] = [0n, 0n];
  return {
    add(row: readonly Value[]): void {
      const digest = hash('sha256', row.map(written).join(''), 'buffer');
      rows += 1;
      high = BigInt.asUintN(64, high + digest.readBigUInt64BE(0));
      low = BigInt.asUintN(64, low + digest.readBigUInt64BE(8));
    },
    result: () => ({
      rows,
      checksum: high.toString(16).padStart(16, '0') + low.toString(16).padStart(16, '0'),
    }),
  };
}

/** With kind and length, so that no two rows are written alike. */
function written(value: Value): string {
  if (value === null) return 'n';
  if (typeof value === 'bigint') return `i${value};`;
  if (typeof value === 'number') return `r${value};`;
  if (typeof value === 'string') return `t${value.length}:${value}`;
  return `b${value.byteLength}:${Buffer.from(value.buffer, value.byteOffset, value.byteLength).toString('base64')}`;
}
