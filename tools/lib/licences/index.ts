export { billOfMaterials } from './bill-of-materials.ts';
export { isAllowed, productionDependencies } from './licences.ts';
