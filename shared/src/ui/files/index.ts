export { type FileContents, saveFile, showFile, toBlob } from './blobs.ts';
export { FileDownload } from './FileDownload.tsx';
export { ImageThumb } from './ImageThumb.tsx';
