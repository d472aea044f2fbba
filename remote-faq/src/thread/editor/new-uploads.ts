import type { PictureUpload } from './editor.slice.ts';

/** Ids of the client's choice, as the upload call wants them (D7): letters, digits and dashes. */
export const newUploads = (files: readonly File[]): PictureUpload[] =>
  files.map((file) => ({ id: newId(), file, progress: 0 }));

/** randomUUID() exists in secure contexts only. */
const newId = (): string => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}`;
