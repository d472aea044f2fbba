export { type BackupOutcomes, noteFailed, noteProven, readOutcomes } from './outcomes.queries.ts';
