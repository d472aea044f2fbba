import type { UsersTable } from '../base/db/schema/accounts.ts';
import type { ProductsTable } from '../base/db/schema/catalogue.ts';
import type { FaqPostsTable, FaqThreadsTable } from '../base/db/schema/faq-files.ts';
import type { Random } from '../base/random.ts';
import { dialogues } from './forum-dialogues.ts';

const HOUR = 3_600_000;
const OVER_DAYS = 600;
const TAGS = /<[^>]*>/g;
const STATUS = { '?': 'unvalidated', '*': 'draft', '': 'validated' } as const;

/** Each thread is about one product; its posts follow one another within hours or days. */
export function demoForum(
  count: number,
  users: readonly UsersTable[],
  products: readonly ProductsTable[],
  random: Random,
  now: Date,
): { threads: FaqThreadsTable[]; posts: FaqPostsTable[] } {
  const writers = users.filter((user) => user.faq_role === 'contributor' && user.status === 'active');
  const moderator = users.find((user) => user.faq_role === 'admin' && user.is_admin === 0);
  const shown = products.filter((product) => product.statut === 'disponible');
  const threads: FaqThreadsTable[] = [];
  const posts: FaqPostsTable[] = [];
  if (shown.length === 0 || !moderator) return { threads, posts };
  for (let index = 0; index < Math.min(count, shown.length); index += 1) {
    const product = shown[Math.floor((index * shown.length) / count) % shown.length];
    if (!product || threads.some((thread) => thread.ref_norm === product.ref_norm)) continue;
    const id = `t-${product.ref.toLowerCase()}`;
    const started = now.getTime() - random.between(2, OVER_DAYS) * 24 * HOUR;
    threads.push({
      id,
      ref: product.ref,
      ref_norm: product.ref_norm,
      product_id: product.id,
      created_at: new Date(started).toISOString(),
    });
    const cast = castOf(index, writers, moderator, random);
    let at = started;
    (dialogues[index % dialogues.length] ?? []).forEach(([speaker, text], place) => {
      const author = cast[speaker.charAt(0)] ?? moderator;
      const html = `<p>${text
        .replaceAll('{ref}', product.ref)
        .replaceAll('{vehicle}', `${product.marque} ${product.modele}`)
        .replace(/ ([;!?])/g, '\u202F$1')
        .replace(/ :/g, '\u00A0:')}</p>`;
      const written = new Date(Math.min(at, now.getTime())).toISOString();
      posts.push({
        id: `${id}-${place + 1}`,
        thread_id: id,
        author_id: author.id,
        author: `${author.firstname} ${author.name.charAt(0)}.`,
        html,
        plain: html.replace(TAGS, ''),
        status: STATUS[speaker.charAt(1) as keyof typeof STATUS],
        created_at: written,
        updated_at: written,
      });
      at += random.between(1, 40) * HOUR;
    });
  }
  return { threads, posts };
}

/** The two documented contributors write in the first threads, which people see first. */
function castOf(
  index: number,
  writers: readonly UsersTable[],
  moderator: UsersTable,
  random: Random,
): Record<string, UsersTable | undefined> {
  const [garage, workshop] = writers;
  const known = index % 4 === 0;
  return {
    A: known ? garage : random.pick(writers),
    B: known ? workshop : random.pick(writers),
    C: random.pick(writers),
    M: moderator,
  };
}
