import { remoteConfig } from '@extranet/shared/build';

const config = remoteConfig(import.meta.dirname);
const { splitChunks } = config.optimization;
// Otherwise a platform entry used by two chunks would get a chunk without a file, which release.json could not name.
splitChunks.defaultSizeTypes = ['javascript', 'unknown', 'consume-shared'];
// The field of the header and of the home page is one request on each: twice four kilobytes are less than one request more.
splitChunks.minSize = 22_000;
export default config;
