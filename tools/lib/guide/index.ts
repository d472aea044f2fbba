export { withDemoPortal } from './demo-portal.ts';
export { drawGuide } from './document.ts';
export { takePictures } from './pictures.ts';
export { photographScreens } from './screens.ts';
export { drawSheet } from './sheet.ts';
