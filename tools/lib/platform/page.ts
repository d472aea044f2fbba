import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import type { Surface } from '../surface/index.ts';
import { remoteWorkspaces, root } from '../workspaces.ts';
import { declarationsIn } from './declarations.ts';

const HEAD = `# What the platform offers to remotes

Made from the code by \`npm run docs:platform\`; a test holds that it is current. What each thing is for stands beside it in \`shared/src\`,
how it looks in \`npm run gallery\`, what changed in \`shared/CHANGELOG.md\`.
`;

const sourceOf = (file: string) =>
  ts.createSourceFile(
    file,
    readFileSync(join(root, 'shared/src/remote', file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );

/** docs/platform.md, from the sources of the contract and the declarations of the platform. */
export function platformPage(surface: Surface): string {
  return [HEAD, moduleSection(), slotSection(), actionSection(), entrySection(surface)].join('\n');
}

function moduleSection(): string {
  const rows = membersOf('contract.ts', 'RemoteModule').map(({ name, type, optional, says }) =>
    row([`\`${name}\`${optional ? ' (optional)' : ''}`, `\`${type}\``, says]),
  );
  return table(
    ['## What a remote exposes', '`remote.ts` exports `defineRemote({ ... })`:'],
    ['part', 'type', 'what'],
    rows,
  );
}

function slotSection(): string {
  const fillers = (slot: string) =>
    remoteWorkspaces()
      .filter(({ manifest }) => manifest.slots.includes(slot))
      .map(({ name }) => name)
      .join(', ');
  const rows = membersOf('slots.ts', 'SlotProps').map(({ name, type, says }) => {
    const slot = name.replaceAll("'", '');
    const props = type.startsWith('Record<string, never>') ? 'none' : `\`${type}\``;
    return row([`\`${slot}\``, props, fillers(slot) || 'nobody', says]);
  });
  const intro =
    'A remote fills a slot by `slots` in `remote.ts` and in "extranet" of its `package.json`. Another remote\'s page may offer one by `<Slot name=... given=... />`.';
  return table(['## Slots', intro], ['slot', 'props that the content gets', 'filled by', 'what'], rows);
}

function actionSection(): string {
  const rows = sourceOf('commands.ts').statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const [declaration] = statement.declarationList.declarations;
    const call = declaration?.initializer;
    if (!declaration || !call || !ts.isCallExpression(call) || call.expression.getText() !== 'createAction')
      return [];
    const [type, prepare] = call.arguments;
    const target = /remote: '([^']+)'/.exec(prepare?.getText() ?? '')?.[1];
    const payload = prepare && ts.isArrowFunction(prepare) ? prepare.parameters : (call.typeArguments ?? []);
    const given = payload.map((part) => `\`${oneLine(part.getText())}\``).join(', ') || 'nothing';
    const kind = target ? `command to ${target}` : 'event';
    return [
      row([
        `\`${declaration.name.getText()}\``,
        kind,
        given,
        `\`${type?.getText() ?? ''}\``,
        said(statement),
      ]),
    ];
  });
  const intro =
    'Remotes speak to each other by these alone. A command names the remote that obeys it: the host loads that one first.';
  return table(['## Commands and events', intro], ['action', 'kind', 'carries', 'type', 'what'], rows);
}

function entrySection(surface: Surface): string {
  const { exportsOf } = declarationsIn(surface);
  const lists = Object.entries(surface.entries).map(([entry, file]) => {
    const names = [...exportsOf(file).keys()].sort((a, b) => (a < b ? -1 : 1));
    return `### @extranet/shared/${entry}\n\n${names.map((name) => `\`${name}\``).join(', ')}\n`;
  });
  return `## Entries and what they export\n\n${lists.join('\n')}`;
}

/** The members of an interface, each with the comment above it. */
export function membersOf(file: string, name: string) {
  const found = sourceOf(file).statements.find(
    (one): one is ts.InterfaceDeclaration => ts.isInterfaceDeclaration(one) && one.name.text === name,
  );
  return (found?.members ?? ([] as ts.TypeElement[])).map((member) => ({
    name: member.name?.getText() ?? '',
    type: oneLine(ts.isPropertySignature(member) ? (member.type?.getText() ?? '') : member.getText()),
    optional: member.questionToken !== undefined,
    says: said(member),
  }));
}

/** The comment above, as a sentence. */
const said = (node: ts.Node): string =>
  ts
    .getJSDocCommentsAndTags(node)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .map(oneLine)
    .join(' ');

const oneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

const row = (cells: string[]) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

const table = (intro: string[], heads: string[], rows: string[]) =>
  `${intro.join('\n\n')}\n\n${[row(heads), row(heads.map(() => '---')), ...rows].join('\n')}\n`;
