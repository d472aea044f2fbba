import type { Migration } from './migration.ts';

/** Readable columns for the trail: the actor's name, the kind of object, the changed fields, the request. */
export const auditTrail: Migration = {
  name: '0009-audit-trail',
  statements: ({ text }) => [
    `alter table audit add column actor ${text} not null default ''`,
    `alter table audit add column object_kind ${text} not null default ''`,
    `alter table audit add column object_id ${text} not null default ''`,
    `alter table audit add column request_id ${text} not null default ''`,
    // Until now imports were the only action with a line.
    "update audit set object_kind = 'catalogue', details = '[]' where action = 'catalogue.import'",
    'drop index audit_at',
    'create index audit_newest on audit(at, id)',
    'create index audit_actor on audit(actor_id, at)',
    'create index audit_kind on audit(object_kind, at)',
    'create index audit_object on audit(object_id, at)',
  ],
};
