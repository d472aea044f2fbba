export { aptInstall } from './apt.ts';
export { findChromium } from './chromium.ts';
export { freePort } from './free-port.ts';
export { findNginx } from './nginx.ts';
export { type OwnPostgres, startOwnPostgres, startTestPostgres, type TestPostgres } from './postgres.ts';
export { networkQuiet, watchRequests } from './quiet.ts';
export { type RunningServer, startServer } from './server.ts';
