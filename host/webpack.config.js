import { hostConfig } from '../webpack.shared.js';

export default hostConfig(import.meta.dirname);
