/** How many tests of a part passed, failed or were skipped. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface FileTime {
  /** Relative to the project's root. */
  file: string;
  seconds: number;
}

export interface SuiteResult extends Count {
  files: FileTime[];
}
