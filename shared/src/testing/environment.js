// jsdom with the browser globals that it lacks and that requests to the mocked server need.
import { TestEnvironment } from 'jest-environment-jsdom';

const GLOBALS = {
  ...{ fetch, Headers, Response, AbortController, AbortSignal, structuredClone },
  ...{ ReadableStream, TransformStream, WritableStream, TextDecoder, TextEncoder },
};

export default class BrowserEnvironment extends TestEnvironment {
  // The mocked server (msw) runs in Node: its browser build would look for a service worker.
  customExportConditions = ['node', 'node-addons'];

  constructor(...setup) {
    super(...setup);
    const page = this.global;
    /** Resolves relative URLs against the page, as a browser does. */
    class PageRequest extends Request {
      constructor(asked, options) {
        super(typeof asked === 'string' ? new URL(asked, page.location.href) : asked, options);
      }
    }
    Object.assign(page, GLOBALS, { Request: PageRequest });
  }
}
