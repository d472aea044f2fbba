export { DocumentLine, DocumentList } from '../documents/DocumentLine.tsx';
export { ReturnSheet } from '../returns/ReturnSheet.tsx';
export { ReturnStateBadge } from '../returns/ReturnStateBadge.tsx';
export { useReturnWords } from '../returns/useReturnWords.ts';
export { type Moment, Timeline } from './Timeline.tsx';
