export { adminLink } from './admin-link.ts';
export { banner } from './banner.ts';
export { assertReadWrite } from './bucket-probe.ts';
export { assertDatabase, assertPortFree, assertWritable } from './preconditions.ts';
