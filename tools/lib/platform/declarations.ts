import { dirname, join } from 'node:path/posix';
import ts from 'typescript';
import { declarationsOf, type Surface } from '../surface/index.ts';

/** What a name stands for: declarations of the platform, or something of a library or of the language. */
export type Meaning = { declared: Declared } | { elsewhere: string };

export interface Declared {
  name: string;
  file: string;
  nodes: ts.Node[];
}

interface Reference {
  from: string;
  name: string;
}

interface FileNames {
  declared: Map<string, ts.Node[]>;
  imported: Map<string, Reference>;
  exported: Map<string, Reference | string>;
  /** export * from */
  passedOn: string[];
}

/** Finds what a name means, by reading the declarations only: no type is computed. */
export function declarationsIn(surface: Surface) {
  const read = new Map<string, FileNames>();

  function namesOf(file: string): FileNames {
    const known = read.get(file) ?? readFile(file, surface.files[file] ?? '');
    read.set(file, known);
    return known;
  }

  /** A name as it is written in a file. */
  function meaningIn(file: string, name: string): Meaning {
    const { declared, imported } = namesOf(file);
    const nodes = declared.get(name);
    if (nodes) return { declared: { name, file, nodes } };
    const found = imported.get(name);
    return found ? meaningFrom(file, found) : { elsewhere: name };
  }

  /** A name that a file takes from another one, or from a package. */
  function meaningFrom(file: string, { from, name }: Reference): Meaning {
    if (!from.startsWith('.')) return { elsewhere: `${from} ${name}` };
    const target = declarationsOf(join(dirname(file), from));
    return exportsOf(target).get(name) ?? { elsewhere: `${target} ${name}` };
  }

  function exportsOf(file: string): Map<string, Meaning> {
    const { exported, passedOn } = namesOf(file);
    const found = new Map<string, Meaning>();
    for (const from of passedOn)
      for (const [name, meaning] of exportsOf(declarationsOf(join(dirname(file), from))))
        found.set(name, meaning);
    for (const [name, target] of exported)
      found.set(name, typeof target === 'string' ? meaningIn(file, target) : meaningFrom(file, target));
    return found;
  }

  return { meaningIn, meaningFrom, exportsOf };
}

function readFile(file: string, text: string): FileNames {
  const names: FileNames = { declared: new Map(), imported: new Map(), exported: new Map(), passedOn: [] };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const declare = (name: string, node: ts.Node, isExported: boolean) => {
    names.declared.set(name, [...(names.declared.get(name) ?? []), node]);
    if (isExported) names.exported.set(name, name);
  };
  for (const statement of source.statements) {
    const isExported = ts.canHaveModifiers(statement)
      ? Boolean(ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
      : false;
    if (ts.isImportDeclaration(statement)) readImport(statement, names);
    else if (ts.isExportDeclaration(statement)) readExport(statement, names);
    else if (ts.isVariableStatement(statement))
      for (const one of statement.declarationList.declarations) declare(one.name.getText(), one, isExported);
    else if ('name' in statement && statement.name)
      declare((statement.name as ts.Identifier).text, statement, isExported);
  }
  return names;
}

const textOf = (specifier: ts.Expression | undefined) =>
  specifier && ts.isStringLiteral(specifier) ? specifier.text : '';

function readImport({ importClause, moduleSpecifier }: ts.ImportDeclaration, names: FileNames): void {
  const from = textOf(moduleSpecifier);
  if (importClause?.name) names.imported.set(importClause.name.text, { from, name: 'default' });
  const bindings = importClause?.namedBindings;
  if (bindings && ts.isNamespaceImport(bindings)) names.imported.set(bindings.name.text, { from, name: '*' });
  else
    for (const { name, propertyName } of bindings?.elements ?? [])
      names.imported.set(name.text, { from, name: (propertyName ?? name).text });
}

function readExport({ exportClause, moduleSpecifier }: ts.ExportDeclaration, names: FileNames): void {
  const from = textOf(moduleSpecifier);
  if (!exportClause) names.passedOn.push(from);
  else if (ts.isNamedExports(exportClause))
    for (const { name, propertyName } of exportClause.elements) {
      const original = (propertyName ?? name).text;
      names.exported.set(name.text, from ? { from, name: original } : original);
    }
  else names.exported.set(exportClause.name.text, { from, name: '*' });
}
