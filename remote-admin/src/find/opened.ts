/** Which of the two dialogs is open. */
export type Opened = 'find' | 'keys' | null;
