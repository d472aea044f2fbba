/** The filters in the address of the products' list (remote-catalog), as the export asks the server for them. */
export function productExportQuery(search: string): Record<string, string> {
  const address = new URLSearchParams(search);
  const of = (name: string) => (address.get(name) ?? '').trim();
  const catalogue = of('catalogue') || 'Faisceau';
  const reference = of('ref');
  const query: Record<string, string | number | string[]> = { 'prodCatalogue:eq': catalogue };
  // Kits are searched by one field for title, description and reference.
  const isText = catalogue === 'Kit' && !/^ki/i.test(reference);
  if (reference) query[isText ? 'prodText:contains' : 'prodRef:prefix'] = reference;
  if (catalogue !== 'Kit') {
    if (of('marque')) query['prodMarque:prefix'] = of('marque');
    if (of('modele')) query[of('exact') === '1' ? 'prodModele:eq' : 'prodModele:prefix'] = of('modele');
    if (/^\d{4}$/.test(of('annee'))) query['prodAnnee:eq'] = Number(of('annee'));
  }
  if (of('supprimes') === '1') query['prodStatut:eq'] = 'supprimé';
  const traits = of('avec');
  return { query: JSON.stringify(query), ...(traits && { catalogue, traits }) };
}
