import { remoteConfig } from '../webpack.shared.js';

const config = remoteConfig(import.meta.dirname);
// A platform entry that two chunks need would otherwise get a chunk without a file: release.json could not name it.
config.optimization.splitChunks.defaultSizeTypes = ['javascript', 'unknown', 'consume-shared'];
export default config;
