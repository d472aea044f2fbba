export { type Build, buildAll, isBuilt, planBuild } from './build.ts';
