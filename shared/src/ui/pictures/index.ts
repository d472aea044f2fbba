export type { FetchPicture } from './fetch-picture.ts';
export { Pictures } from './Pictures.tsx';
