export { fillOwnRepository } from './own-repository.ts';
export { packAll } from './pack.ts';
