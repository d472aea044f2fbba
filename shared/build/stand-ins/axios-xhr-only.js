// Stands where axios' adapters.js was, in the shell's build: a call brings an adapter of its own, or goes by XMLHttpRequest (ADR 0021).
import xhr from 'axios/lib/adapters/xhr.js';

export default {
  getAdapter: (adapter) => (typeof adapter === 'function' ? adapter : xhr),
  adapters: { xhr },
};
