import type { AdminProductUpdate, FieldError } from '@extranet/shared/contracts';
import { OPEN_YEAR, PRICE, readNumber } from '@extranet/shared/rules';
import { FEATURE_NAMES } from '@extranet/shared/rules/product';
import type { ProductsTable } from '../../../base/db/schema/catalogue.ts';
import { invalidFields } from '../../../base/errors.ts';
import { hundredths } from '../../../base/money.ts';
import { cleanHtml } from '../../../base/text/clean-html.ts';
import { possible } from '../../../base/text/possible-numbers.ts';
import { derivedColumns } from '../product.derived.ts';

const FIRST_YEAR = 1900;
const LAST_YEAR = 2100;

/** The product with the form's fields. A field that the form omits stays; derived columns are computed anew. */
export function applyForm(product: ProductsTable, form: AdminProductUpdate): ProductsTable {
  const errors: FieldError[] = [];
  const written: ProductsTable = {
    ...product,
    ref: form.prodRef ?? product.ref,
    ean: form.prodCodeEAN ?? product.ean,
    catalogue: form.prodCatalogue ?? product.catalogue,
    marque: form.prodMarque ?? product.marque,
    modele: form.prodModele ?? product.modele,
    ...yearsOf(form.prodAnnee, product, errors),
    type: form.prodType ?? product.type,
    price_cents: priceOf(form.prodPrix, product, errors),
    stock_code: form.prodCodeStock ?? product.stock_code,
    statut: statusOf(form.prodStatut) ?? product.statut,
    standard: flag(form.prodStandard, 'oui') ?? product.standard,
    featured: flag(form.prodFeatured, '1') ?? product.featured,
    newsletters: flag(form.prodNewsletters, '1') ?? product.newsletters,
    picture_id: form.prodPicture === undefined ? product.picture_id : form.prodPicture || null,
    datasheet_id: form.prodDatasheet === undefined ? product.datasheet_id : form.prodDatasheet || null,
    titre: form.prodTitre ?? product.titre,
    memo: form.prodMemo === undefined ? product.memo : cleanHtml(form.prodMemo),
    technical: technicalOf(form, product),
  };
  if (written.catalogue === 'Faisceau' && written.type === '') {
    errors.push({ field: 'prodType', code: 'required', message: 'Choisissez 7 ou 13 broches.' });
  }
  if (errors.length > 0) throw invalidFields(errors, 422);
  return { ...written, ...derivedColumns(written) };
}

/** '2014-2019', '2020-' while still built, '2016' alone, '' when unknown. */
function yearsOf(written: string | undefined, product: ProductsTable, errors: FieldError[]) {
  const { annee, year_from, year_to } = product;
  if (written === undefined) return { annee, year_from, year_to };
  if (written === '') return { annee: '', year_from: 0, year_to: OPEN_YEAR };
  const [from = '', to] = written.split('-');
  const years = {
    annee: to === undefined ? `${from}-${from}` : written,
    year_from: Number(from),
    year_to: to === undefined ? Number(from) : Number(to) || OPEN_YEAR,
  };
  const plausible = [years.year_from, years.year_to].every(
    (year) => year === OPEN_YEAR || (year >= FIRST_YEAR && year <= LAST_YEAR),
  );
  if (!plausible || years.year_from > years.year_to) {
    errors.push({ field: 'prodAnnee', code: 'range', message: 'Ces années ne sont pas possibles.' });
  }
  return years;
}

function priceOf(written: string | number | undefined, product: ProductsTable, errors: FieldError[]): number {
  if (written === undefined) return product.price_cents;
  const { value, problem } = readNumber(written, PRICE);
  // An empty field means that there is no price.
  if (problem === undefined || problem === 'missing') return hundredths(value ?? 0);
  errors.push({ field: 'prodPrix', code: 'price', message: possible(PRICE) });
  return product.price_cents;
}

function statusOf(written: AdminProductUpdate['prodStatut']): ProductsTable['statut'] | undefined {
  if (written === undefined) return undefined;
  return written === 'disponible' || written === 'non disponible' ? written : 'supprime';
}

function flag(written: string | undefined, yes: string): number | undefined {
  return written === undefined ? undefined : written === yes ? 1 : 0;
}

function technicalOf(form: AdminProductUpdate, product: ProductsTable): string {
  const technical = JSON.parse(product.technical) as Record<string, string>;
  for (const name of FEATURE_NAMES) {
    const written = form[name];
    if (written) technical[name] = written;
    else if (written === '') delete technical[name];
  }
  return JSON.stringify(technical);
}
