/** The judgement by which the runtime lends a shared module; the first paint takes this of it and no more. */
export { satisfy as satisfies } from '@module-federation/enhanced/runtime';
