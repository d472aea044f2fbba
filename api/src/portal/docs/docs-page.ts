interface Schema {
  readonly type?: string;
  readonly description?: string;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly [rule: string]: unknown;
}

interface Operation {
  readonly summary?: string;
  readonly tags?: readonly string[];
  readonly security?: readonly Readonly<Record<string, unknown>>[];
  readonly parameters?: readonly { name: string; in: string; required?: boolean; schema?: Schema }[];
  readonly requestBody?: { content: Readonly<Record<string, { schema?: Schema }>> };
  readonly responses?: Readonly<Record<string, { content?: Readonly<Record<string, { schema?: Schema }>> }>>;
}

export interface Described {
  readonly info: { readonly title: string; readonly version: string; readonly description?: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
}

export const DOCS_STYLE = `
:root { color-scheme: light dark; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; }
summary { cursor: pointer; padding: 0.25rem 0; }
summary b { display: inline-block; width: 4.5rem; }
code, pre { font-family: ui-monospace, monospace; font-size: 0.875rem; }
pre { overflow: auto; padding: 0.75rem; border: 1px solid; max-height: 30rem; }
`;

/** Renders the description as a page on the server, without scripts, so that it needs no exception in the content policy. */
export function docsPage({ info, paths = {} }: Described): string {
  const operations = Object.entries(paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).map(([verb, operation]) => ({ path, verb, operation })),
  );
  const byTag = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? '');
  const parts = [...byTag].map(
    ([tag, ones]) => `<h2>${escaped(tag)}</h2>\n${ones.map(operationPart).join('\n')}`,
  );
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(info.title)} : API</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/api/docs/style.css">
</head>
<body>
<h1>${escaped(info.title)} ${escaped(info.version)}</h1>
<p>${escaped(info.description ?? '')}</p>
<p><a href="/api/openapi.json">openapi.json</a></p>
${parts.join('\n')}
</body>
</html>
`;
}

function operationPart({
  path,
  verb,
  operation,
}: {
  path: string;
  verb: string;
  operation: Operation;
}): string {
  const { summary = '', security = [], parameters = [], requestBody, responses = {} } = operation;
  const who = security.flatMap((one) => Object.keys(one)).join(', ');
  const given = parameters.map(({ name, in: place, required, schema }) => {
    const rules = escaped(JSON.stringify(schema ?? {}));
    return `<li><code>${escaped(name)}</code> (${escaped(place)}${required ? ', obligatoire' : ''}) <code>${rules}</code></li>`;
  });
  const answers = Object.entries(responses).map(([status, { content }]) =>
    shape(`Réponse ${status}`, content),
  );
  return `<details id="${escaped(`${verb}-${path}`)}">
<summary><b>${escaped(verb.toUpperCase())}</b> <code>${escaped(path)}</code> ${escaped(summary)}</summary>
${who ? `<p>Jeton : ${escaped(who)}</p>` : ''}
${given.length > 0 ? `<ul>${given.join('')}</ul>` : ''}
${requestBody ? shape('Corps', requestBody.content) : ''}
${answers.join('\n')}
</details>`;
}

function shape(title: string, content: Readonly<Record<string, { schema?: Schema }>> | undefined): string {
  const [type, { schema } = {}] = Object.entries(content ?? {})[0] ?? [];
  if (!type) return `<p>${escaped(title)}</p>`;
  return `<p>${escaped(title)} : ${escaped(type)}</p><pre>${escaped(JSON.stringify(schema ?? {}, null, 2))}</pre>`;
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => ENTITIES[sign] as string);
