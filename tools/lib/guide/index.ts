export { withDemoPortal } from './demo-portal.ts';
export { drawGuide } from './document.ts';
export { filmPlateToOrder } from './film.ts';
export { takeOfficePictures } from './office-pictures.ts';
export { photographOffice } from './office-screens.ts';
export { takePictures } from './pictures.ts';
export { photographScreens } from './screens.ts';
export { drawFilms, drawSheet } from './sheet.ts';
