export { drawGuide } from './document.ts';
export { takePictures } from './pictures.ts';
