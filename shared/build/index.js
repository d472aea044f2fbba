// '@extranet/shared/build': how a remote is built. Its webpack.config.js calls this and says nothing else.
export { remoteConfig } from './remote-config.js';
