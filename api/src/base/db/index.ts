export { migrations } from '../../../migrations/index.ts';
export { assertMigrated, migrate } from './migrate.ts';
export { type Database, openDatabase } from './open.ts';
export type { Db, DbOrTransaction } from './schema.ts';
export { lockFolder } from './sqlite.ts';
