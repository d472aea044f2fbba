import { remoteConfig } from '../webpack.shared.js';

export default remoteConfig(import.meta.dirname);
