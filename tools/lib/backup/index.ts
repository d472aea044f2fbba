export { copyDatabase } from './copy-database.ts';
export { EMBEDDED } from './embedded.ts';
export { sendFinished } from './folders.ts';
export { restoreBackup } from './restore.ts';
export { takeBackup } from './take-backup.ts';
