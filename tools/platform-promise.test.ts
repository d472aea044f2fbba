import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { folderObjects } from '../api/src/base/storage/index.ts';
import { surfaceChanges } from './lib/platform/index.ts';
import { assertPromise, refusalOf } from './lib/releases/index.ts';
import { type Surface, surfaceOf } from './lib/surface/index.ts';

/** A platform with one entry 'ui', whose declarations are these. */
const platform = (text: string, more: Record<string, string> = {}): Surface => ({
  version: '1.5.0',
  entries: { ui: 'ui/index.d.ts' },
  files: { 'ui/index.d.ts': text, ...more },
});

const sizesOf = (had: string, has: string) => [
  ...new Set(surfaceChanges(platform(had), platform(has)).map(({ size }) => size)),
];

const PROPS = (text: string) =>
  `interface Props { ${text} }\nexport declare function Button(props: Props): string;`;
const GET = (text: string) => `interface Order { ${text} }\nexport declare const read: () => Promise<Order>;`;

describe('what the platform promises to remotes', () => {
  const cases: [what: string, size: 'major' | 'minor' | undefined, had: string, has: string][] = [
    [
      'the same in other words',
      undefined,
      'export declare const a: string;',
      'declare const a: string;\nexport { a };',
    ],
    ['an export that is gone', 'major', 'export declare const a: string;', ''],
    ['an export that is new', 'minor', '', 'export declare const a: string;'],
    ['another type', 'major', 'export declare const a: string;', 'export declare const a: number;'],
    ['another value of a constant', undefined, 'export declare const A = 1;', 'export declare const A = 2;'],
    ['a prop that is gone', 'major', PROPS('a: string; b?: number'), PROPS('a: string')],
    ['a new optional prop', 'minor', PROPS('a: string'), PROPS('a: string; b?: number')],
    ['a new prop that everybody must give', 'major', PROPS('a: string'), PROPS('a: string; b: number')],
    ['a prop that may be left out from now on', 'minor', PROPS('a: string'), PROPS('a?: string')],
    ['a prop that may take one value more', 'minor', PROPS("a: 's' | 'm'"), PROPS("a: 'm' | 's' | 'l'")],
    ['a prop that takes one value less', 'major', PROPS("a: 's' | 'm' | 'l'"), PROPS("a: 's' | 'm'")],
    ['an answer with one field more', 'minor', GET('a: string'), GET('a: string; b: number')],
    ['an answer with one field less', 'major', GET('a: string; b: number'), GET('a: string')],
    ['an answer one of whose fields may be missing', 'major', GET('a: string'), GET('a?: string')],
    [
      'a parameter more that may be left out',
      'minor',
      'export declare function f(a: string): void;',
      'export declare function f(a: string, b?: string): void;',
    ],
    [
      'a parameter more that must be given',
      'major',
      'export declare function f(a: string): void;',
      'export declare function f(a: string, b: string): void;',
    ],
    [
      'a parameter less',
      'major',
      'export declare function f(a: string, b?: string): void;',
      'export declare function f(a: string): void;',
    ],
    [
      'another answer',
      'major',
      'export declare function f(): string;',
      'export declare function f(): Promise<string>;',
    ],
    [
      'a new slot',
      'minor',
      'export interface SlotProps { a: string }\nexport declare function Slot<N extends keyof SlotProps>(p: { given: SlotProps[N] }): void;',
      'export interface SlotProps { a: string; b: string }\nexport declare function Slot<N extends keyof SlotProps>(p: { given: SlotProps[N] }): void;',
    ],
  ];
  for (const [what, size, had, has] of cases)
    it(`${what}: ${size ?? 'nothing'}`, () => {
      assert.deepEqual(sizesOf(had, has), size ? [size] : []);
    });

  it('follows what an export is made of, through other files and other names', () => {
    const index = "export { Button as Knob } from './Button.tsx';";
    const button =
      "import type { Tone as T } from './tone.ts';\nexport declare function Button(p: { tone: T }): void;";
    const withTone = (type: string) =>
      platform(index, { 'ui/Button.d.ts': button, 'ui/tone.d.ts': `export type Tone = ${type};` });
    const [change, ...others] = surfaceChanges(withTone("'info' | 'error'"), withTone("'info' | 'danger'"));
    assert.deepEqual([change?.size, change?.where, others.length], ['major', 'ui: Knob(1).tone', 0]);
  });

  it('an entry that is gone, or new', () => {
    const two: Surface = { ...platform(''), entries: { ui: 'ui/index.d.ts', 'ui/table': 'ui/index.d.ts' } };
    assert.deepEqual(surfaceChanges(two, platform('')), [
      { size: 'major', where: 'ui/table', what: 'the entry is gone' },
    ]);
    assert.equal(surfaceChanges(platform(''), two)[0]?.size, 'minor');
  });
});

describe('the version of the platform', () => {
  const gone = [{ size: 'major' as const, where: 'ui: Button', what: 'is gone' }];
  const added = [{ size: 'minor' as const, where: 'ui: Dial', what: 'is new' }];

  it('says what changed, or the shell is refused with the change by name', () => {
    assert.match(
      refusalOf(gone, '1.5.0', '1.6.0') ?? '',
      /needs a new major version.*\n {2}ui: Button is gone/,
    );
    assert.match(
      refusalOf(added, '1.5.0', '1.5.1') ?? '',
      /needs a new minor version.*\n {2}ui: Dial is new/,
    );
    assert.match(refusalOf(added, '1.5.0', '1.4.0') ?? '', /minor/);
    for (const [changes, now] of [
      [gone, '2.0.0'],
      [added, '1.6.0'],
      [added, '2.0.0'],
      [[], '1.5.0'],
    ] as const)
      assert.equal(refusalOf([...changes], '1.5.0', now), undefined);
  });
});

describe('the release of a shell', () => {
  const folder = mkdtempSync(join(tmpdir(), 'extranet-promise-'));
  const store = folderObjects(folder);
  after(() => rmSync(folder, { recursive: true }));
  const shells = { live: '1', next: '2' };
  const keep = (id: string, surface: Surface) =>
    store.write(`host/${id}/surface.json`, Buffer.from(JSON.stringify(surface)));

  it('compares it with the live shell, and says so where that one kept nothing to compare', async () => {
    const said: string[] = [];
    await assertPromise(store, shells, (line) => said.push(line));
    assert.match(said.join(), /kept no list/);
    await keep('1', platform('export declare const a: string;'));
    await keep('2', platform(''));
    await assert.rejects(
      assertPromise(store, shells, () => {}),
      /from 1.5.0 to 1.5.0.*major.*\n {2}ui: a is gone/,
    );
    await keep('2', { ...platform(''), version: '2.0.0' });
    await assertPromise(store, shells, () => {});
  });
});

describe('the platform as it is', () => {
  let today: Surface;
  before(async () => {
    today = await surfaceOf();
  });

  it('promises each entry of its exports map, without the helpers of tests', () => {
    assert.ok(today.entries['ui/table'] && today.entries.remote);
    assert.ok(!Object.keys(today.entries).some((entry) => entry.startsWith('testing')));
    for (const file of Object.values(today.entries)) assert.ok(today.files[file], file);
  });

  it('is the same as itself, and without one of its components it is not', () => {
    assert.deepEqual(surfaceChanges(today, structuredClone(today)), []);
    const index = today.files['src/ui/index.d.ts'] as string;
    const without = index.replace(/export \{ Badge.*\n/, '');
    assert.notEqual(without, index);
    const changes = surfaceChanges(today, {
      ...today,
      files: { ...today.files, 'src/ui/index.d.ts': without },
    });
    assert.ok(changes.some(({ size, where }) => size === 'major' && where === 'ui: Badge'));
  });
});
