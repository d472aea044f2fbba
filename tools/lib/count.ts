/** What a part of the tests came to. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}
