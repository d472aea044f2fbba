export { uploading } from './uploading.ts';
