export { PrintHead } from './PrintHead.tsx';
