import { createScanReader, HAND_MS } from './read-scan.ts';

const CODES: Record<string, string> = { '&': 'Digit1', é: 'Digit2', '"': 'Digit3', "'": 'Digit4' };

function send(keys: readonly string[], gap: number, read = createScanReader()) {
  const codeOf = (key: string) => CODES[key] ?? (/\d/.test(key) ? `Digit${key}` : `Key${key.toUpperCase()}`);
  return keys.map((key, at) => read({ key, code: codeOf(key), timeStamp: 1_000 + at * gap }).scanned).at(-1);
}

describe('keys that no hand has pressed', () => {
  it('a code that a scanner sends is read at its Enter', () => {
    expect(send([...'3701210000015', 'Enter'], 3)).toBe('3701210000015');
    expect(send(['Shift', 'F', 'Shift', 'A', ...'-00012', 'Enter'], 20)).toBe('FA-00012');
  });

  it('digits go by their place on the keyboard: a scanner set to another one sends others', () => {
    expect(send([...'&é"\'&é"\'', 'Enter'], 3)).toBe('12341234');
  });

  it('what a hand types key by key is no scan, and neither is what is short', () => {
    expect(send([...'3701210000015', 'Enter'], 200)).toBeUndefined();
    expect(send([...'12345', 'Enter'], 3)).toBeUndefined();
  });

  it('where one types, only what no hand can do is a scan', () => {
    const hurried = [...'PEUGEOT', 'Enter'];
    expect(send(hurried, 90)).toBe('PEUGEOT');
    expect(send(hurried, 90, createScanReader(HAND_MS))).toBeUndefined();
    expect(send(hurried, 20, createScanReader(HAND_MS))).toBe('PEUGEOT');
  });

  it('words are no code, however fast they come', () => {
    expect(send([...'attelage 308', 'Enter'], 3)).toBeUndefined();
  });

  it('an Enter that comes later is somebody’s own', () => {
    const read = createScanReader();
    for (const [at, key] of [...'3701210000015'].entries())
      read({ key, code: `Digit${key}`, timeStamp: at * 3 });
    expect(read({ key: 'Enter', code: 'Enter', timeStamp: 900 }).scanned).toBeUndefined();
  });

  it('the next code begins anew', () => {
    const read = createScanReader();
    const all = [...'3701210000015', 'Enter', ...'3701210000022', 'Enter'].map(
      (key, at) => read({ key, code: `Digit${key}`, timeStamp: at * 3 }).scanned,
    );
    expect(all.filter(Boolean)).toEqual(['3701210000015', '3701210000022']);
  });
});
