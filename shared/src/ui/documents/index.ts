export { DocumentLine, DocumentList } from './DocumentLine.tsx';
