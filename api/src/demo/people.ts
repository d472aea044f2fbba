import type { Catalogue } from '@extranet/shared/contracts';
import type { UsersTable } from '../base/db/schema/accounts.ts';
import type { ProductsTable, SpecialPricesTable } from '../base/db/schema/catalogue.ts';
import type { DeliveriesTable } from '../base/db/schema/orders.ts';
import type { Random } from '../base/random.ts';

const DAY = 86_400_000;
const ALL: Catalogue[] = ['Faisceau', 'Kit', 'Attelage'];
const FIRSTNAMES =
  `Julien Nathalie Karim Sophie Thierry Amélie Laurent Céline Mehdi Isabelle Olivier Sandrine Fabrice Élodie
Stéphane Valérie Romain Christelle Pascal Aurélie`.split(/\s+/);
const NAMES =
  `Lefèvre Morel Garnier Rousseau Benali Chevalier Marchand Perrin Da Silva Guérin Fontaine Lemoine Barbier Nguyen
Colin Renaud Bertrand Legrand Aubert Masson`.split(/\s+(?!Silva)/);
const COMPANIES = [
  'Garage',
  'Auto Services',
  'Carrosserie',
  'Centre Auto',
  'Attelages',
  'Remorques',
  'Mécanique',
  'Pneus Service',
];
const TOWNS: [postcode: string, city: string][] = [
  ['44000', 'Nantes'],
  ['35000', 'Rennes'],
  ['69003', 'Lyon'],
  ['31000', 'Toulouse'],
  ['33000', 'Bordeaux'],
  ['59000', 'Lille'],
  ['67000', 'Strasbourg'],
  ['34000', 'Montpellier'],
  ['49000', 'Angers'],
  ['37000', 'Tours'],
  ['63000', 'Clermont-Ferrand'],
  ['06200', 'Nice'],
  ['76600', 'Le Havre'],
  ['14000', 'Caen'],
  ['29200', 'Brest'],
  ['87000', 'Limoges'],
];
const STREETS = [
  'rue de la République',
  'avenue du Général-Leclerc',
  'route de Paris',
  'rue des Artisans',
  'ZA des Chênes',
  'boulevard de l’Industrie',
];

type Account = Partial<UsersTable> & Pick<UsersTable, 'email' | 'firstname' | 'name' | 'comp_name'>;

/** The accounts listed in the README, exactly as there. */
const ACCOUNTS: Account[] = [
  {
    email: 'garage@demo.example',
    firstname: 'Marc',
    name: 'Delaunay',
    comp_name: 'Garage Delaunay',
    discount_faisceau: 1000,
    discount_attelage: 500,
    loyalty_number: '004217',
  },
  { email: 'atelier@demo.example', firstname: 'Claire', name: 'Vasseur', comp_name: 'Atelier Vasseur' },
  {
    email: 'lecteur@demo.example',
    firstname: 'Hugo',
    name: 'Lambert',
    comp_name: 'Lambert Automobiles',
    catalogs: JSON.stringify(['Faisceau']),
    order_enabled: 0,
    faq_role: 'reader',
  },
  {
    email: 'sansfaq@demo.example',
    firstname: 'Inès',
    name: 'Carpentier',
    comp_name: 'Carpentier Loisirs',
    catalogs: JSON.stringify(['Kit']),
    faq_role: 'none',
  },
  {
    email: 'moderateur@demo.example',
    firstname: 'Bruno',
    name: 'Keller',
    comp_name: 'Keller Attelages',
    faq_role: 'admin',
  },
  {
    email: 'inactif@demo.example',
    firstname: 'Patrick',
    name: 'Roche',
    comp_name: 'Garage Roche',
    status: 'desactive',
  },
  {
    email: 'admin@demo.example',
    firstname: 'Camille',
    name: 'Martin',
    comp_name: 'Service clients',
    type: 'admin',
    is_admin: 1,
    order_enabled: 0,
    faq_role: 'admin',
  },
];

export function demoUsers(others: number, passwordHash: string, random: Random, now: Date): UsersTable[] {
  const generated = Array.from({ length: others }, (_, index): Account => {
    const name = random.pick(NAMES);
    return {
      email: `client${String(index + 1).padStart(3, '0')}@demo.example`,
      firstname: random.pick(FIRSTNAMES),
      name,
      comp_name: `${random.pick(COMPANIES)} ${name}`,
      catalogs: JSON.stringify(
        random.pick([ALL, ALL, ['Faisceau', 'Kit'], ['Faisceau', 'Attelage'], ['Attelage']]),
      ),
      discount: random.pick([0, 0, 200, 500, 750]),
      faq_role: random.pick(['reader', 'contributor', 'contributor'] as const),
      status: index % 29 === 28 ? 'desactive' : 'active',
    };
  });
  return [...ACCOUNTS, ...generated].map((account) => {
    const [postcode, city] = random.pick(TOWNS);
    const created = new Date(now.getTime() - random.between(760, 1800) * DAY).toISOString();
    return {
      id: `u-${account.email.split('@')[0]}`,
      type: 'cust',
      is_admin: 0,
      status: 'active',
      email_norm: account.email,
      password_hash: account.is_admin === 1 ? null : passwordHash,
      phone: `+33 ${random.between(1, 5)}${random.between(10_000_000, 99_999_999)}`,
      address: `${random.between(1, 180)} ${random.pick(STREETS)}`,
      postcode,
      city,
      country: 'FRANCE',
      catalogs: JSON.stringify(ALL),
      order_enabled: 1,
      faq_role: 'contributor',
      discount: 0,
      discount_faisceau: 0,
      discount_attelage: 0,
      discount_kit: 0,
      loyalty_number: '',
      created_at: created,
      updated_at: created,
      last_connexion_at: null,
      status_before: null,
      ...account,
    };
  });
}

/** One address each, four for the first garage: three remembered and one hidden. */
export function demoDeliveries(users: readonly UsersTable[], random: Random): DeliveriesTable[] {
  return users
    .filter((user) => user.is_admin === 0)
    .flatMap((user, index) =>
      Array.from({ length: index === 0 ? 4 : 1 }, (_, place): DeliveriesTable => {
        const [postcode, city] = place === 0 ? [user.postcode, user.city] : random.pick(TOWNS);
        return {
          id: `d-${user.id.slice(2)}-${place + 1}`,
          user_id: user.id,
          comp_name: place === 0 ? user.comp_name : `${user.comp_name} ${city}`,
          name: user.name,
          firstname: user.firstname,
          address: place === 0 ? user.address : `${random.between(1, 90)} ${random.pick(STREETS)}`,
          postcode,
          city,
          country: 'FRANCE',
          phone1: user.phone,
          phone2: '',
          email: user.email,
          status: place === 3 ? 'hidden' : 'visible',
          created_at: user.created_at,
          updated_at: user.created_at,
        };
      }),
    );
}

/** The first garage's negotiated prices, and a few of other customers'. */
export function demoSpecialPrices(
  users: readonly UsersTable[],
  products: readonly ProductsTable[],
  random: Random,
): SpecialPricesTable[] {
  const priced = products.filter((product) => product.price_cents > 0);
  return users
    .filter((user) => user.is_admin === 0 && user.email !== 'atelier@demo.example')
    .flatMap((user, index) => {
      const count = index === 0 ? 12 : random.chance(0.2) ? random.between(1, 5) : 0;
      const chosen = Array.from({ length: count }, (_, place) =>
        index === 0 ? priced[(9 + place * 7) % priced.length] : random.pick(priced),
      );
      return [...new Set(chosen)].flatMap((product, place): SpecialPricesTable[] => {
        if (!product) return [];
        return [
          {
            id: `s-${user.id.slice(2)}-${place + 1}`,
            user_id: user.id,
            prod_ref: product.ref,
            ref_norm: product.ref_norm,
            price_cents: Math.round((product.price_cents * random.between(70, 85)) / 100),
            status: 'active',
            valid_from: null,
            valid_to: null,
            steps: null,
            updated_at: user.updated_at,
          },
        ];
      });
    });
}
