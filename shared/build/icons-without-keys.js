// For lucide-react's drawings: every line of them has a random key, which does not compress, and lean-icons.js needs none.
export default function withoutKeys(drawing) {
  return drawing.replaceAll(/, key: "\w+"/g, '');
}
