export { RichTextView as RichMemo } from '@extranet/shared/ui/rich-text';
