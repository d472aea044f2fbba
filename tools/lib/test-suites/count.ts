/** What a part of the tests came to. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

export interface FileTime {
  /** From the project's root. */
  file: string;
  seconds: number;
}

export interface SuiteResult extends Count {
  files: FileTime[];
}
