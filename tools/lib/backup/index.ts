export { copyDatabase } from './copy-database.ts';
export { EMBEDDED } from './embedded.ts';
export { sendFinished } from './folders.ts';
export { putBack } from './put-back.ts';
export { takeBackup } from './take.ts';
