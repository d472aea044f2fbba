// A loader for libphonenumber-js: of the world's numbering plans (146 kB) only those of France, its overseas territories and the
// countries around it. Numbers of other countries are taken as they are typed.
const COUNTRIES = [
  ...['FR', 'BE', 'LU', 'CH', 'MC', 'DE', 'IT', 'ES', 'AD', 'GB', 'NL', 'PT'],
  ...['GP', 'MQ', 'GF', 'RE', 'YT', 'PM', 'BL', 'MF', 'NC', 'PF', 'WF'],
];

export default function phoneMetadata(source) {
  const world = JSON.parse(source.slice(source.indexOf('{'), source.lastIndexOf('}') + 1));
  const codes = Object.entries(world.country_calling_codes)
    .map(([code, countries]) => [code, countries.filter((country) => COUNTRIES.includes(country))])
    .filter(([, countries]) => countries.length > 0);
  const kept = {
    version: world.version,
    country_calling_codes: Object.fromEntries(codes),
    countries: Object.fromEntries(COUNTRIES.map((country) => [country, world.countries[country]])),
  };
  return `export default ${JSON.stringify(kept)}`;
}
