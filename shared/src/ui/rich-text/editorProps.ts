import type { ReactNode } from 'react';

/** Of the editor, and of its surface, which is loaded behind it. */
export interface RichTextEditorProps {
  label: ReactNode;
  /** HTML of the few tags that a contribution may hold; '' when there are no words. */
  value: string;
  onValue: (html: string) => void;
  /** The counter is red below it (C2.27). */
  minLength?: number;
  hint?: ReactNode;
  error?: string | null | undefined;
  disabled?: boolean;
}
