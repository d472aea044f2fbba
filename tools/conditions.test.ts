import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import ts from 'typescript';
import { root } from './lib/workspaces.ts';

const CONDITION = /@media|@container|@supports|\bmedia\.\w|\bwhenDark\(/;

interface Style {
  /** 'Badge.tsx: Box' */
  readonly place: string;
  readonly name: string;
  readonly text: string;
  /** What it interpolates, by name. */
  readonly takes: readonly string[];
  /** It interpolates a function of what the element is given. */
  readonly isGiven: boolean;
}

/** Elements, and styles that others take by name, of one source. */
function stylesOf(file: string, text: string): Style[] {
  const found: Style[] = [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const look = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer) {
      const parts = within(node.initializer);
      if (parts.some(ts.isTaggedTemplateExpression))
        found.push({
          place: `${file}: ${node.name.text}`,
          name: node.name.text,
          text: node.initializer.getText(),
          takes: parts.filter(ts.isIdentifier).map((identifier) => identifier.text),
          isGiven: parts.some((part) => ts.isTemplateSpan(part) && ts.isArrowFunction(part.expression)),
        });
    }
    ts.forEachChild(node, look);
  };
  look(source);
  return found;
}

const within = (node: ts.Node): ts.Node[] => {
  const parts: ts.Node[] = [node];
  ts.forEachChild(node, (child) => void parts.push(...within(child)));
  return parts;
};

/** Those that have a condition, of their own or of a style that they take, and depend on what the element is given. */
function dependent(styles: readonly Style[]): string[] {
  const taken = styles.filter(({ name }) => /^[a-z]/.test(name));
  const conditional = new Set<string>();
  const hasCondition = ({ text, takes }: Style) =>
    CONDITION.test(text) || takes.some((name) => conditional.has(name));
  for (let before = -1; before < conditional.size; ) {
    before = conditional.size;
    for (const style of taken) if (hasCondition(style)) conditional.add(style.name);
  }
  return styles.filter((style) => style.isGiven && hasCondition(style)).map(({ place }) => place);
}

describe('styles that are drawn before anybody clicks (ADR 0058)', () => {
  it('do not depend on what an element is given: that is an attribute or a custom property of it', () => {
    const files = globSync('{host,remote-*,shared}/src/**/*.{ts,tsx}', { cwd: root }).filter(
      (file) => !/\.test\.|\/testing\//.test(file),
    );
    const styles = files.flatMap((file) => stylesOf(file, readFileSync(join(root, file), 'utf8')));
    assert.ok(styles.filter(({ text }) => CONDITION.test(text)).length > 100);
    assert.deepEqual(dependent(styles), []);
  });

  it('are told from those that may, also where the condition stands in a style taken by name', () => {
    const given = ['$', '{({ $on }) => ($on ? narrow : 2)}'].join('');
    const taken = ['$', '{tones}'].join('');
    const written = `
      const narrow = css\`@media print { x: y; }\`;
      const tones = { plain: css\`a: b;\`, narrow: css\`c: d; \${narrow}\` };
      const Wide = styled.div\`@media print { x: y; } a: ${given};\`;
      const Named = styled.div\`a: ${given};\`;
      const Toned = styled.div\`a: \${({ $on }) => tones[$on]};\`;
      const Plain = styled.div\`@media print { x: y; } ${taken}\`;
      const Given = styled.div\`a: \${({ $on }) => ($on ? 1 : 2)};\`;`;
    const places = dependent(stylesOf('a.tsx', written));
    assert.deepEqual(places, ['a.tsx: Wide', 'a.tsx: Named', 'a.tsx: Toned']);
  });
});
