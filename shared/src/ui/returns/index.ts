export { ReturnSheet } from './ReturnSheet.tsx';
export { ReturnStateBadge } from './ReturnStateBadge.tsx';
export { useReturnWords } from './useReturnWords.ts';
