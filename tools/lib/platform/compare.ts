import ts from 'typescript';
import type { Surface } from '../surface/index.ts';
import type { Change, Note, Place } from './change.ts';
import { compareShapes, isShape } from './compare-shapes.ts';
import { type Declared, declarationsIn, type Meaning } from './declarations.ts';

/** What changed in the promise of the platform, and whether a remote that was built for the older one can still run. */
export function surfaceChanges(before: Surface, now: Surface): Change[] {
  const [older, newer] = [declarationsIn(before), declarationsIn(now)];
  const changes: Change[] = [];
  const compared = new Set<string>();
  const note: Note = (size, { where }, what) => changes.push({ size, where, what });

  for (const [entry, file] of Object.entries(before.entries)) {
    const target = now.entries[entry];
    if (!target) note('major', { where: entry }, 'the entry is gone');
    else compareEntry(entry, file, target);
  }
  for (const entry of Object.keys(now.entries))
    if (!before.entries[entry]) note('minor', { where: entry }, 'the entry is new');
  return changes;

  function compareEntry(entry: string, fileBefore: string, fileNow: string): void {
    const [had, has] = [older.exportsOf(fileBefore), newer.exportsOf(fileNow)];
    for (const [name, meaning] of had) {
      const where = `${entry}: ${name}`;
      const other = has.get(name);
      if (!other) note('major', { where }, 'is gone');
      else compareMeanings(meaning, other, { before: fileBefore, now: fileNow, direction: 'either', where });
    }
    for (const name of has.keys())
      if (!had.has(name)) note('minor', { where: `${entry}: ${name}` }, 'is new');
  }

  function compareMeanings(had: Meaning, has: Meaning, place: Place): void {
    if ('declared' in had && 'declared' in has) {
      compareDeclared(had.declared, has.declared, place);
      return;
    }
    const same = 'elsewhere' in had && 'elsewhere' in has && had.elsewhere === has.elsewhere;
    if (!same) note('major', place, 'is something else');
  }

  function compareDeclared(had: Declared, has: Declared, { direction, where }: Place): void {
    const key = [had.file, had.name, has.file, has.name, direction].join(' ');
    if (compared.has(key)) return;
    compared.add(key);
    const place = { before: had.file, now: has.file, direction, where };
    if (had.nodes.length !== has.nodes.length) note('major', place, 'has other forms');
    else
      for (const [index, node] of had.nodes.entries()) compareNodes(node, has.nodes[index] as ts.Node, place);
  }

  function compareNodes(had: ts.Node, has: ts.Node, place: Place): void {
    if (isShape(had) && isShape(has)) compareShapes(had, has, place, { compare: compareNodes, note });
    else if (had.kind !== has.kind) note('major', place, differs(had, has));
    else if (ts.isVariableDeclaration(had) && ts.isVariableDeclaration(has))
      compareVariables(had, has, { ...place, direction: 'out' });
    else if (ts.isTypeReferenceNode(had) && ts.isTypeReferenceNode(has)) {
      compareNames(had.typeName, has.typeName, place);
      compareAll([had, has], [had.typeArguments, has.typeArguments], place);
    } else if (ts.isTypeQueryNode(had) && ts.isTypeQueryNode(has))
      compareNames(had.exprName, has.exprName, place);
    else if (ts.isExpressionWithTypeArguments(had) && ts.isExpressionWithTypeArguments(has)) {
      compareNames(had.expression, has.expression, place);
      compareAll([had, has], [had.typeArguments, has.typeArguments], place);
    } else if (ts.isImportTypeNode(had) && ts.isImportTypeNode(has)) compareImports(had, has, place);
    else compareParts(had, has, place);
  }

  function compareParts(had: ts.Node, has: ts.Node, place: Place): void {
    const [parts, others] = [partsOf(had), partsOf(has)];
    // What is only asked for its keys, or for one of its members, is made by nobody.
    const isLookedInto = ts.isIndexedAccessTypeNode(had) || ts.isTypeOperatorNode(had);
    if (parts.length > 0 || others.length > 0)
      compareAll([had, has], [parts, others], isLookedInto ? { ...place, direction: 'either' } : place);
    else if (had.getText() !== has.getText()) note('major', place, differs(had, has));
  }

  type Pair<T> = readonly [before: T, now: T];

  function compareAll(whole: Pair<ts.Node>, parts: Pair<readonly ts.Node[] | undefined>, place: Place): void {
    const [had, has] = [parts[0] ?? [], parts[1] ?? []];
    if (had.length !== has.length) note('major', place, differs(...whole));
    else for (const [index, node] of had.entries()) compareNodes(node, has[index] as ts.Node, place);
  }

  /** The value of a constant may change: a remote gets it at run time. */
  function compareVariables(had: ts.VariableDeclaration, has: ts.VariableDeclaration, place: Place): void {
    if (had.type && has.type) compareNodes(had.type, has.type, place);
    else if (had.initializer?.kind !== has.initializer?.kind || Boolean(had.type) !== Boolean(has.type))
      note('major', place, differs(had, has));
  }

  function compareNames(had: ts.Node, has: ts.Node, place: Place): void {
    const [name, other] = [had.getText(), has.getText()];
    if (name.includes('.') || other.includes('.')) {
      if (name !== other) note('major', place, `was ${name} and is ${other}`);
      return;
    }
    compareMeanings(older.meaningIn(place.before, name), newer.meaningIn(place.now, other), place);
  }

  /** import('../contracts/order.ts').Order */
  function compareImports(had: ts.ImportTypeNode, has: ts.ImportTypeNode, place: Place): void {
    const referenceOf = ({ argument, qualifier }: ts.ImportTypeNode) => ({
      from: argument.getText().slice(1, -1),
      name: qualifier?.getText() ?? '*',
    });
    compareMeanings(
      older.meaningFrom(place.before, referenceOf(had)),
      newer.meaningFrom(place.now, referenceOf(has)),
      place,
    );
    compareAll([had, has], [had.typeArguments, has.typeArguments], place);
  }
}

function partsOf(node: ts.Node): ts.Node[] {
  const parts: ts.Node[] = [];
  node.forEachChild((part) => {
    if (!ts.isModifier(part)) parts.push(part);
  });
  return parts;
}

const differs = (had: ts.Node, has: ts.Node) => `was ${short(had)} and is ${short(has)}`;

const SHORT = 60;

function short(node: ts.Node): string {
  const text = node.getText().replaceAll(/\s+/g, ' ');
  return text.length > SHORT ? `${text.slice(0, SHORT)}…` : text;
}
