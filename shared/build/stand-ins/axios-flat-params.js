// Stands where axios' toFormData.js was, in the shell's build: what an address asks is a list of names and values, and forms are sent
// as the browser's own FormData (ADR 0021).

export default function appendEach(params, to) {
  for (const [name, value] of Object.entries(params)) {
    if (typeof value === 'object' && value) throw new TypeError(`The parameter '${name}' is no plain value.`);
    if (value !== undefined && value !== null) to.append(name, String(value));
  }
  return to;
}
