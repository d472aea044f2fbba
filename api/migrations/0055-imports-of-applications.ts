import type { Migration } from './migration.ts';

/**
 * Files of compatible vehicles stand among the other imports (ADR 0035): what was applied can be undone as before. A look that
 * nobody applied goes. The lists of a product become the text of one line; which line of the file it was, nobody knows any more.
 * Of what was left aside, the lines that were kept come along.
 */
export const importsOfApplications: Migration = {
  name: '0055-imports-of-applications',
  statements: ({ jsonExtract }) => {
    const { field, ignored, of } = jsonExtract.length > 0 ? POSTGRES : SQLITE;
    const number = (...path: string[]) => `coalesce(${field(...path)}, '0')`;
    const list = (...path: string[]) => `coalesce(${field(...path)}, '[]')`;
    const products = '(select count(*) from application_import_products p where p.import_id = i.id)';
    const kept = (column: string, edited: string) =>
      `'{"list":' || r.${column} || ',"edited":' || ${edited} || '}'`;
    return [
      `insert into imports (id, kind, status, admin_id, admin_name, file_name, summary, left_out, created_at, run_at, applied_at,
          undone_at)
        select i.id, 'applications', i.status, null, i.admin_name, i.file_name,
          '{"lines":' || (${products} + cast(${number('impIgnored', 'count')} as bigint)) || ',"updated":' || ${products}
            || ',"unreadable":' || ${number('impIgnored', 'count')} || ',"added":' || ${number('added')}
            || ',"changed":' || ${number('changed')} || ',"removed":' || ${number('removed')}
            || ',"unreadColumns":' || ${list('impIgnored', 'unreadColumns')} || '}',
          ${list('impLeft')}, i.created_at, null, i.applied_at, i.undone_at
        from application_imports i where i.status <> 'preview'`,
      `insert into import_results (import_id, line, object_id, ref, state, reason, before_text, after_text, stops, negative)
        select r.import_id, 0, r.product_id, p.ref, 'change', '',
          ${kept('before_list', "case when r.was_edited = 1 then 'true' else 'false' end")},
          ${kept('after_list', "'true'")}, 0, 0
        from application_import_products r inner join application_imports i on i.id = r.import_id
        inner join products p on p.id = r.product_id where i.status <> 'preview'`,
      `insert into import_results (import_id, line, object_id, ref, state, reason, stops, negative)
        select i.id, ${of('line')}, '', coalesce(${of('ref')}, ''), 'unreadable', ${of('reason')}, 0, 0
        from application_imports i, ${ignored} where i.status <> 'preview' on conflict do nothing`,
      'drop table application_import_products',
      'drop table application_imports',
    ];
  },
};

interface Dialect {
  /** A field of an import's counts, as text. */
  field(...path: string[]): string;
  /** The lines that it left aside, joined as l. */
  readonly ignored: string;
  of(name: 'line' | 'ref' | 'reason'): string;
}

const SQLITE: Dialect = {
  field: (...path) => `json_extract(i.preview, '$.${path.join('.')}')`,
  ignored: "json_each(i.preview, '$.impIgnored.lines') l",
  of: (name) => `json_extract(l.value, '$.${name}')`,
};

/** PostgreSQL has no character 0 in texts, and refuses to read it out of JSON. */
const READABLE = "replace(i.preview, '\\u0000', '')::json";

const POSTGRES: Dialect = {
  field: (...path) => `(${READABLE} #>> '{${path.join(',')}}')`,
  ignored: `json_array_elements(${READABLE} #> '{impIgnored,lines}') l`,
  of: (name) => (name === 'line' ? "(l.value ->> 'line')::bigint" : `(l.value ->> '${name}')`),
};
