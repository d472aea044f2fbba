// jsdom, and what every browser has besides: without it nothing could be asked of the mocked server.
import { TestEnvironment } from 'jest-environment-jsdom';

const GLOBALS = {
  ...{ fetch, Headers, Response, AbortController, AbortSignal, structuredClone },
  ...{ ReadableStream, TransformStream, WritableStream, TextDecoder, TextEncoder },
};

export default class BrowserEnvironment extends TestEnvironment {
  // The mocked server runs in Node: its files for browsers would look for a service worker.
  customExportConditions = ['node', 'node-addons'];

  constructor(...setup) {
    super(...setup);
    const page = this.global;
    /** A browser's request is relative to its page. */
    class PageRequest extends Request {
      constructor(asked, options) {
        super(typeof asked === 'string' ? new URL(asked, page.location.href) : asked, options);
      }
    }
    Object.assign(page, GLOBALS, { Request: PageRequest });
  }
}
