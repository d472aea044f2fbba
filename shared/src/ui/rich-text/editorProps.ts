import type { ReactNode } from 'react';

/** Properties of the editor and of its lazily loaded EditorSurface. */
export interface RichTextEditorProps {
  label: ReactNode;
  /** HTML of the few allowed tags; '' when there is no text. */
  value: string;
  onValue: (html: string) => void;
  /** The counter is red below this length (C2.27). */
  minLength?: number;
  hint?: ReactNode;
  error?: string | null | undefined;
  disabled?: boolean;
  /** Takes the focus once it is loaded: its user has just asked for it. */
  autoFocus?: boolean;
}
