import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import sharp from 'sharp';

const THREADS = 2_000;
const POSTS = 200;
const PICTURES_A_POST = 3;
const UPLOADS = 40;
const TEXT = 'Le faisceau passe derrière le feu gauche, prévoyez des agrafes neuves et un peu de graisse. ';

export interface Forum {
  threads: number;
  /** The reference whose thread has all the posts and pictures. */
  longRef: string;
  pictures: number;
}

/** Fills the forum with as many threads as after ten years, and one very long thread. */
export async function fillForum(url: string, dataDir: string, token: string): Promise<Forum> {
  const files = await uploadPictures(url, token);
  const database = new DatabaseSync(join(dataDir, 'extranet.db'), { timeout: 5_000 });
  const author = database.prepare("select id from users where email = 'garage@demo.example'").get()
    ?.id as string;
  const products = database
    .prepare(
      "select id, ref, ref_norm from products where statut = 'disponible' and ref_norm not in (select ref_norm from faq_threads) order by ref limit ?",
    )
    .all(THREADS) as { id: string; ref: string; ref_norm: string }[];
  const thread = database.prepare(
    'insert into faq_threads (id, ref, ref_norm, product_id, created_at) values (?, ?, ?, ?, ?)',
  );
  const post = database.prepare(
    "insert into faq_posts (id, thread_id, author_id, author, html, plain, status, created_at, updated_at) values (?, ?, ?, 'Marc D.', ?, ?, 'validated', ?, ?)",
  );
  const picture = database.prepare('insert into faq_pictures (post_id, position, file_id) values (?, ?, ?)');
  const addPost = (id: string, threadId: string, text: string, at: string) =>
    post.run(id, threadId, author, `<p>${text}</p>`, text, at, at);

  database.exec('begin');
  products.forEach(({ id, ref, ref_norm }, index) => {
    const at = new Date(Date.UTC(2025, 0, 1) + index * 3_600_000).toISOString();
    thread.run(`bench-${ref}`, ref, ref_norm, id, at);
    addPost(`bench-${ref}-1`, `bench-${ref}`, TEXT.repeat(1 + (index % 3)), at);
  });
  const longRef = products[0]?.ref as string;
  for (let index = 0; index < POSTS; index += 1) {
    const id = `bench-long-${index}`;
    const at = new Date(Date.UTC(2026, 0, 1) + index * 3_600_000).toISOString();
    addPost(id, `bench-${longRef}`, TEXT.repeat(1 + (index % 6)), at);
    for (let place = 0; place < PICTURES_A_POST; place += 1)
      picture.run(id, place, files[(index * PICTURES_A_POST + place) % files.length] as string);
  }
  database.exec('commit');
  database.close();
  return { threads: products.length, longRef, pictures: POSTS * PICTURES_A_POST };
}

/** Uploads pictures of noise: those of a plain colour would cost neither server nor browser anything. */
async function uploadPictures(url: string, token: string): Promise<string[]> {
  const paths: string[] = [];
  for (let index = 0; index < UPLOADS; index += 1) {
    const noise = { type: 'gaussian' as const, mean: 60 + index * 4, sigma: 40 };
    const contents = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: '#000', noise },
    })
      .jpeg()
      .toBuffer();
    const body = new FormData();
    body.append('upload_id', `faq:bench-${index}`);
    body.append('file', new File([new Uint8Array(contents)], `photo-${index}.jpg`));
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${url}/api/admin/upload`, { method: 'POST', headers, body });
    paths.push(((await answer.json()) as { path: string }).path);
  }
  return paths;
}
