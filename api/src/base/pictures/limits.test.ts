import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { refusedByHead } from './limits.ts';

const png = { format: 'png', channels: 3, depth: 'uchar', isProgressive: false } as const;
const jpeg = { ...png, format: 'jpeg', chromaSubsampling: '4:4:4' } as const;
const webp = { ...png, format: 'webp', channels: 4 } as const;

describe('the check of a picture’s head', () => {
  it('accepts 16,000 pixels a side and refuses one more', () => {
    assert.equal(refusedByHead({ ...png, width: 16_000, height: 1 }), null);
    assert.equal(refusedByHead({ ...png, width: 16_001, height: 1 }), 'side');
    assert.equal(refusedByHead({ ...png, width: 1, height: 60_000_000 }), 'side');
  });

  it('accepts 60 million pixels and refuses more', () => {
    assert.equal(refusedByHead({ ...jpeg, width: 7500, height: 8000 }), null);
    assert.equal(refusedByHead({ ...jpeg, width: 7500, height: 8001 }), 'pixels');
  });

  it('counts all bytes of a picture that is decoded whole: interlaced, progressive, WebP', () => {
    const large = { width: 6000, height: 6000 };
    assert.equal(refusedByHead({ ...png, ...large }), null);
    assert.equal(refusedByHead({ ...png, ...large, isProgressive: true }), 'memory');
    assert.equal(refusedByHead({ ...jpeg, ...large }), null);
    assert.equal(refusedByHead({ ...jpeg, ...large, isProgressive: true }), 'memory');
    assert.equal(refusedByHead({ ...webp, ...large }), 'memory');
  });

  it('counts 16-bit pixels and the canvas of an animation twice, JPEG coefficients by the number of channels', () => {
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

  it('counts a strip of a very wide picture, even when the picture has few lines', () => {
    assert.equal(refusedByHead({ ...png, width: 10_000, height: 5000 }), null);
    assert.equal(refusedByHead({ ...png, width: 10_000, height: 5000, depth: 'ushort' }), 'memory');
    assert.equal(refusedByHead({ ...png, width: 10_000, height: 1000, depth: 'ushort' }), null);
  });

  it('accepts what a refusal proposes: 4,000 pixels a side, neither progressive nor interlaced', () => {
    const proposed = { width: 4000, height: 4000 };
    for (const kind of [png, jpeg, webp, { ...png, channels: 4 } as const])
      assert.equal(refusedByHead({ ...kind, ...proposed }), null);
  });
});
