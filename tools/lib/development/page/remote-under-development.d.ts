/** The build puts the remote's src/remote.ts in its place. */
declare module '@extranet/remote-under-development' {
  export const remote: import('@extranet/shared/remote').RemoteModule;
}

/** Written out wherever it is used: the bundler reads the names of modules from the call. */
interface ImportMeta {
  readonly webpackHot: {
    accept: (module: string, onUpdate: () => void) => void;
    check: (apply: true) => Promise<unknown>;
  };
}

/** The build whose modules are in the page. */
declare const __webpack_hash__: string;
