import type { Migration } from './migration.ts';

/**
 * Imports that are looked at before they are applied, and can be taken back (ADR 0035). The lines of an applied import are
 * also the history of prices and stocks; what an editor changes by hand stands in product_changes.
 */
export const imports: Migration = {
  name: '0042-imports',
  statements: ({ text }) => [
    `create table imports (
      id ${text} primary key,
      kind ${text} not null,
      status ${text} not null check (status in ('reading', 'preview', 'scheduled', 'applied', 'undone', 'failed', 'dropped')),
      admin_id ${text},
      admin_name ${text} not null,
      file_name ${text} not null,
      summary ${text} not null,
      left_out ${text} not null,
      created_at ${text} not null,
      run_at ${text},
      applied_at ${text},
      undone_at ${text}
    )`,
    'create index imports_newest on imports(created_at)',
    `create table import_results (
      import_id ${text} not null references imports(id) on delete cascade,
      line bigint not null,
      object_id ${text} not null,
      ref ${text} not null,
      state ${text} not null check (state in ('change', 'same', 'unknown', 'deleted', 'unreadable')),
      reason ${text} not null,
      before_cents bigint,
      after_cents bigint,
      before_qty bigint,
      after_qty bigint,
      before_code ${text},
      after_code ${text},
      before_text ${text},
      after_text ${text},
      percent bigint,
      stops bigint not null,
      negative bigint not null,
      primary key (import_id, line, object_id)
    )`,
    "create index import_results_object on import_results(object_id) where state = 'change'",
    `create table product_changes (
      id ${text} primary key,
      product_id ${text} not null references products(id) on delete cascade,
      at ${text} not null,
      by_name ${text} not null,
      before_cents bigint,
      after_cents bigint not null,
      before_qty bigint,
      after_qty bigint
    )`,
    'create index product_changes_product on product_changes(product_id, at)',
  ],
};
