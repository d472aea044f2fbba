const PLACE = /(https?:\/\/\S+?):(\d+):(\d+)/;
const QUOTED = 90;

/** What stands at the first place that is named: file, line and column alone say little of a file without line breaks. */
export async function codeAt(thing: string): Promise<string> {
  const [, file, line, column] = PLACE.exec(thing) ?? [];
  if (!file) return '';
  const text = await fetch(file).then(
    (answer) => (answer.ok ? answer.text() : ''),
    () => '',
  );
  const from = Number(column) - 1;
  const code = text.split('\n')[Number(line) - 1]?.slice(from, from + QUOTED);
  return code ? `\n    ${code}` : '';
}
