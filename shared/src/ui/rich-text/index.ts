export { RichTextEditor } from './RichTextEditor.tsx';
export { RichTextView } from './RichTextView.tsx';
export { textLength } from './textLength.ts';
