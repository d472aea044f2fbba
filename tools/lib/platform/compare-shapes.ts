import ts from 'typescript';
import type { Compare, Direction, Note, Place } from './change.ts';

type Members = ts.InterfaceDeclaration | ts.TypeLiteralNode | ts.ClassDeclaration;
type Call = ts.SignatureDeclaration;
type Shape = Members | ts.UnionTypeNode | Call;

interface Tools {
  compare: Compare;
  note: Note;
}

const isMembers = (node: ts.Node): node is Members =>
  ts.isInterfaceDeclaration(node) || ts.isTypeLiteralNode(node) || ts.isClassDeclaration(node);

const isCall = (node: ts.Node): node is Call =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionTypeNode(node) ||
  ts.isMethodSignature(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isCallSignatureDeclaration(node) ||
  ts.isConstructSignatureDeclaration(node);

/** What may grow without breaking anybody: objects, unions and the parameters of functions. */
export const isShape = (node: ts.Node): node is Shape =>
  isMembers(node) || ts.isUnionTypeNode(node) || isCall(node);

export function compareShapes(had: Shape, has: Shape, place: Place, tools: Tools): void {
  if (isMembers(had) && isMembers(has)) compareMembers(had, has, place, tools);
  else if (ts.isUnionTypeNode(had) && ts.isUnionTypeNode(has)) compareUnions(had, has, place, tools);
  else if (isCall(had) && isCall(has)) compareCalls(had, has, place, tools);
  else tools.note('major', place, 'is of another kind');
}

function compareMembers(had: Members, has: Members, place: Place, { compare, note }: Tools): void {
  const [before, now] = [membersOf(had), membersOf(has)];
  for (const [name, member] of before) {
    const inside = { ...place, where: `${place.where}.${name}` };
    const other = now.get(name);
    if (!other) {
      note('major', inside, 'is gone');
      continue;
    }
    if (isOptional(member) && !isOptional(other))
      note(place.direction === 'out' ? 'minor' : 'major', inside, 'is no longer optional');
    if (!isOptional(member) && isOptional(other))
      note(place.direction === 'in' ? 'minor' : 'major', inside, 'is now optional');
    compareMember(member, other, inside, { compare, note });
  }
  for (const [name, member] of now)
    if (!before.has(name)) {
      const isDemanded = place.direction === 'in' && !isOptional(member);
      const what = isDemanded ? 'is new, and not optional' : 'is new';
      note(isDemanded ? 'major' : 'minor', { where: `${place.where}.${name}` }, what);
    }
  const [bases, others] = [basesOf(had), basesOf(has)];
  if (bases.length !== others.length) note('major', place, 'extends something else');
  else for (const [index, base] of bases.entries()) compare(base, others[index] as ts.Node, place);
}

function compareMember(had: ts.Node, has: ts.Node, place: Place, { compare, note }: Tools): void {
  const [type, other] = [typeOf(had), typeOf(has)];
  if (isCall(had) && isCall(has)) compareCalls(had, has, place, { compare, note });
  else if (type && other) compare(type, other, place);
  else if (had.getText() !== has.getText()) note('major', place, 'is something else');
}

/** The same in another order is the same. */
function compareUnions(
  had: ts.UnionTypeNode,
  has: ts.UnionTypeNode,
  place: Place,
  { compare, note }: Tools,
): void {
  const left = [...has.types];
  const gone: ts.TypeNode[] = [];
  for (const type of had.types) {
    const index = left.findIndex((other) => other.getText() === type.getText());
    const [same] = index < 0 ? [] : left.splice(index, 1);
    if (same) compare(type, same, place);
    else gone.push(type);
  }
  // What has no equal is compared in its order: an object among them may have grown.
  if (gone.length === left.length) {
    for (const [index, type] of gone.entries()) compare(type, left[index] as ts.Node, place);
    return;
  }
  for (const type of gone)
    note(place.direction === 'out' ? 'minor' : 'major', place, `is no longer ${type.getText()}`);
  for (const type of left)
    note(place.direction === 'out' ? 'major' : 'minor', place, `may also be ${type.getText()}`);
}

function compareCalls(had: Call, has: Call, place: Place, { compare, note }: Tools): void {
  const inward = { ...place, direction: opposite(place.direction) };
  const kinds = (call: Call) => (call.typeParameters ?? []).map((one) => one.getText()).join();
  if (kinds(had) !== kinds(has)) note('major', place, 'has other type parameters');
  for (const [index, parameter] of had.parameters.entries()) {
    const other = has.parameters[index];
    const inside = { ...inward, where: `${place.where}(${index + 1})` };
    if (!other) note('major', inside, 'is no longer taken');
    else {
      if (isOptional(parameter) && !isOptional(other)) note('major', inside, 'is no longer optional');
      if (Boolean(parameter.dotDotDotToken) !== Boolean(other.dotDotDotToken))
        note('major', inside, 'is taken in another way');
      compareMember(parameter, other, inside, { compare, note });
    }
  }
  for (const [index, parameter] of has.parameters.entries())
    if (index >= had.parameters.length)
      note(
        isOptional(parameter) || parameter.dotDotDotToken ? 'minor' : 'major',
        place,
        `also takes ${parameter.getText()}`,
      );
  const outward = { ...place, direction: place.direction === 'either' ? ('out' as const) : place.direction };
  if (had.type && has.type) compare(had.type, has.type, outward);
}

/** What a function of the platform takes, the remote makes; what a function of the remote takes, the platform does. */
const opposite = (direction: Direction): Direction => (direction === 'in' ? 'out' : 'in');

const isOptional = (member: ts.Node): boolean =>
  'questionToken' in member && member.questionToken !== undefined;

const typeOf = (member: ts.Node) => ('type' in member ? (member.type as ts.TypeNode | undefined) : undefined);

const basesOf = (node: Members): ts.Node[] =>
  ts.isTypeLiteralNode(node) ? [] : (node.heritageClauses ?? []).flatMap(({ types }) => [...types]);

/** By name; what has none (a call, an index) by its place. */
function membersOf({ members }: Members): Map<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  for (const member of members as ts.NodeArray<ts.Node & { name?: ts.Node }>) {
    let name = member.name?.getText() ?? `[${ts.SyntaxKind[member.kind]}]`;
    while (found.has(name)) name += "'";
    found.set(name, member);
  }
  return found;
}
