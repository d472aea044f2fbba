/** What the proxy tells a page, when it connects and after each build and each check of types. */
export interface Message {
  /** The run of the command: another one knows nothing of this page's modules. */
  run: string;
  /** The bundler's name for the newest sound build. */
  hash: string;
  faults: Fault[];
}

export interface Fault {
  kind: 'syntax' | 'types' | 'run';
  /** 'remote-faq/src/threads/ThreadsPage.tsx:12:7' */
  place: string;
  text: string;
}
