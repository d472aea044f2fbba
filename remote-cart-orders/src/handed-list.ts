let waiting = '';

/** A list that was pasted where there is room for one reference only: its own page takes it, once. */
export function handList(text: string): void {
  waiting = text;
}

export function takeHandedList(): string {
  const text = waiting;
  waiting = '';
  return text;
}
