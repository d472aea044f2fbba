export { type FileContents, saveFile, showFile, toBlob } from './blobs.ts';
export { FileDownload } from './FileDownload.tsx';
export { type ImageState, useFetchedImage } from './fetched-image.ts';
export { ImageThumb } from './ImageThumb.tsx';
