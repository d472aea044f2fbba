import { type Static, Type } from 'typebox';
import { Id } from './values.ts';

/** An id issued by the server, not a file system path. */
export const FilePath = Type.String({ minLength: 1, maxLength: 128 });
export type FilePath = Static<typeof FilePath>;

/** GET /utils/file without a size, and every other file that is sent as JSON (C3.11). */
export const FileResponse = Type.Object({
  name: Type.String(),
  filename: Type.String(),
  mimetype: Type.String(),
  contents: Type.String({ description: 'Base64' }),
});
export type FileResponse = Static<typeof FileResponse>;

export const FileQuery = Type.Object({
  path: FilePath,
  size: Type.Optional(
    Type.String({
      pattern: '^[1-9]\\d{0,3}$',
      description: 'Width in pixels: the answer is then an image, not JSON',
    }),
  ),
});
export type FileQuery = Static<typeof FileQuery>;

/** PUT /file/rotate. */
export const FileRotation = Type.Object(
  { path: FilePath, deg: Type.Enum([-270, -180, -90, 90, 180, 270]) },
  { additionalProperties: false },
);
export type FileRotation = Static<typeof FileRotation>;

/** POST /admin/upload; headers and preview are filled for spreadsheets only. */
export const UploadResponse = Type.Object({
  path: Id,
  name: Type.String(),
  headers: Type.Array(Type.String()),
  preview: Type.Array(Type.Array(Type.String()), { description: 'The first lines under the header' }),
  notes: Type.Optional(
    Type.Object({
      titleRows: Type.Integer({ description: 'Rows above the heads of the columns, which are not read' }),
      noHeads: Type.Boolean({ description: 'The columns are called by their letters' }),
    }),
  ),
});
export type UploadResponse = Static<typeof UploadResponse>;
