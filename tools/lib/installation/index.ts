export { copyInstallation } from './copy-installation.ts';
