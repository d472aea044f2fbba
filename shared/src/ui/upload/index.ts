export { Dropzone, type Upload } from './Dropzone.tsx';
