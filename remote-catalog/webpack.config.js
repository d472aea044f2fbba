import { remoteConfig } from '@extranet/shared/build';

const config = remoteConfig(import.meta.dirname);
// Otherwise a platform entry used by two chunks would get a chunk without a file, which release.json could not name.
config.optimization.splitChunks.defaultSizeTypes = ['javascript', 'unknown', 'consume-shared'];
export default config;
