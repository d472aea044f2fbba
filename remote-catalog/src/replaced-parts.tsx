// What lists show of a product that can no longer be had.

export { ReplacedMark } from './catalog/replaced/ReplacedMark.tsx';
