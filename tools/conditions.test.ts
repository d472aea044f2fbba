import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { root } from './lib/workspaces.ts';

/** `const Name = styled.div<…>`…``, with what is interpolated: functions, other styles. */
const ELEMENT = /(\w+)\s*=\s*(?:styled|css)[^`;]*`((?:[^`\\]|\\.|\$\{(?:[^`{}]|\{[^{}]*\}|`[^`]*`)*\})*)`/g;
const CONDITION = /@media|@container|@supports|\bmedia\.\w|\bwhenDark\(/;

/** The elements whose style has a condition and depends on what they are given, of one source. */
function dependent(source: string): string[] {
  const found = [...source.matchAll(ELEMENT)];
  return found.flatMap(([, name = '', style = '']) =>
    CONDITION.test(style) && style.includes('=>') ? [name] : [],
  );
}

describe('styles that are drawn before anybody clicks (ADR 0058)', () => {
  it('do not depend on what an element is given: that is an attribute or a custom property of it', () => {
    const files = globSync('{host,remote-*,shared}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|\/testing\//.test(file),
    );
    const sources = files.map((file) => [file, readFileSync(join(root, file), 'utf8')] as const);
    assert.ok(sources.filter(([, source]) => CONDITION.test(source)).length > 100);
    assert.deepEqual(
      sources.flatMap(([file, source]) => dependent(source).map((name) => `${file}: ${name}`)),
      [],
    );
  });

  it('are told from those that may', () => {
    const given = ['$', '{({ $on }) => ($on ? 1 : 2)}'].join('');
    const written = [
      `const Wide = styled.div\`@media print { x: y; } a: ${given};\`;`,
      'const Plain = styled.div`@media print { x: y; }`;',
      `const Given = styled.div\`a: ${given};\`;`,
    ];
    assert.deepEqual(dependent(written.join('\n')), ['Wide']);
  });
});
