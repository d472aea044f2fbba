/** What a search looks at in a row, of the row at that place of the list. */
export type KeyAt<Row, Key = string> = (row: Row, at: number) => Key;

/**
 * The search keys of a list: made once for each row, which is never changed in place, and kept in the list's own order. A letter
 * walks through one array, which is several times as quick as asking a WeakMap fifty thousand times.
 */
export function listKeys<Row extends object, Key = string>(keyOf: (row: Row) => Key) {
  const ofRow = new WeakMap<Row, Key>();
  const ofList = new WeakMap<readonly Row[], Key[]>();
  const keyOfRow = (row: Row): Key => {
    const known = ofRow.get(row);
    if (known !== undefined) return known;
    const key = keyOf(row);
    ofRow.set(row, key);
    return key;
  };
  return (rows: readonly Row[]): KeyAt<Row, Key> => {
    const keys = ofList.get(rows) ?? new Array<Key>(rows.length);
    ofList.set(rows, keys);
    return (row, at) => {
      keys[at] ??= keyOfRow(row);
      return keys[at];
    };
  };
}
