import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refusedByHead } from './limits.ts';

const png = { format: 'png', channels: 3, depth: 'uchar', isProgressive: false } as const;
const jpeg = { ...png, format: 'jpeg', chromaSubsampling: '4:4:4' } as const;
const webp = { ...png, format: 'webp', channels: 4 } as const;

describe('a picture is judged by its head', () => {
  it('16,000 pixels a side are read, one more is refused', () => {
    assert.equal(refusedByHead({ ...png, width: 16_000, height: 1 }), null);
    assert.equal(refusedByHead({ ...png, width: 16_001, height: 1 }), 'side');
    assert.equal(refusedByHead({ ...png, width: 1, height: 60_000_000 }), 'side');
  });

  it('60 million pixels are read, more are refused', () => {
    assert.equal(refusedByHead({ ...jpeg, width: 7500, height: 8000 }), null);
    assert.equal(refusedByHead({ ...jpeg, width: 7500, height: 8001 }), 'pixels');
  });

  it('what must be whole in memory to be read counts by its bytes: interlaced, progressive, WebP', () => {
    const large = { width: 6000, height: 6000 };
    assert.equal(refusedByHead({ ...png, ...large }), null);
    assert.equal(refusedByHead({ ...png, ...large, isProgressive: true }), 'memory');
    assert.equal(refusedByHead({ ...jpeg, ...large }), null);
    assert.equal(refusedByHead({ ...jpeg, ...large, isProgressive: true }), 'memory');
    assert.equal(refusedByHead({ ...webp, ...large }), 'memory');
  });

  it('16-bit pixels count twice, an animation’s canvas too, coefficients of colours by how many there are', () => {
    const square = (side: number) => ({ width: side, height: side });
    const interlaced = { ...png, channels: 4, isProgressive: true } as const;
    assert.equal(refusedByHead({ ...interlaced, ...square(4000) }), null);
    assert.equal(refusedByHead({ ...interlaced, ...square(4000), depth: 'ushort' }), 'memory');
    assert.equal(refusedByHead({ ...webp, ...square(4000), pages: 1 }), null);
    assert.equal(refusedByHead({ ...webp, ...square(4000), pages: 2 }), 'memory');
    const progressive = { ...jpeg, isProgressive: true, ...square(4100) };
    assert.equal(refusedByHead({ ...progressive, chromaSubsampling: '4:2:0' }), null);
    assert.equal(refusedByHead(progressive), 'memory');
  });

  it('a strip of a very wide picture counts, however few lines it has in all', () => {
    assert.equal(refusedByHead({ ...png, width: 10_000, height: 5000 }), null);
    assert.equal(refusedByHead({ ...png, width: 10_000, height: 5000, depth: 'ushort' }), 'memory');
    assert.equal(refusedByHead({ ...png, width: 10_000, height: 1000, depth: 'ushort' }), null);
  });

  it('what a refusal proposes is let in: 4,000 pixels a side, neither progressive nor interlaced', () => {
    const proposed = { width: 4000, height: 4000 };
    for (const kind of [png, jpeg, webp, { ...png, channels: 4 } as const])
      assert.equal(refusedByHead({ ...kind, ...proposed }), null);
  });
});
