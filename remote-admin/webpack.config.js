import { remoteConfig } from '@extranet/shared/build';

export default remoteConfig(import.meta.dirname);
