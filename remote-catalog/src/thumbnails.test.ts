import { apiServer, HttpResponse, refusal, wire } from '@extranet/shared/testing/server';
import { fetchThumbnail, forgetThumbnails } from './thumbnails.ts';

describe('the small pictures of rows', () => {
  const server = apiServer();
  const asked: string[] = [];
  beforeEach(() => {
    asked.length = 0;
    forgetThumbnails();
    server.use(
      wire.get('/api/utils/file', ({ request }) => {
        const { searchParams } = new URL(request.url);
        asked.push(`${searchParams.get('path')} ${searchParams.get('size')}`);
        if (searchParams.get('path') === 'broken.png') return refusal(503, 'x', 'Plus tard.');
        return new HttpResponse('picture', { headers: { 'content-type': 'image/png' } });
      }),
    );
  });

  it('are asked for once, small, until some minutes are over or the account signs out [C7.13]', async () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(0);
    expect(await fetchThumbnail('kit.png')).toBe(await fetchThumbnail('kit.png'));
    await fetchThumbnail('other.png');
    expect(asked).toEqual(['kit.png 100', 'other.png 100']);
    now.mockReturnValue(5 * 60_000);
    await fetchThumbnail('kit.png');
    forgetThumbnails();
    await fetchThumbnail('kit.png');
    expect(asked).toHaveLength(4);
    now.mockRestore();
  });

  it('are asked for again after a failure, and not kept without end', async () => {
    await expect(fetchThumbnail('broken.png')).rejects.toMatchObject({ status: 503 });
    await expect(fetchThumbnail('broken.png')).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveLength(2);
    for (let kit = 0; kit <= 100; kit++) await fetchThumbnail(`${kit}.png`);
    await fetchThumbnail('1.png');
    expect(asked).toHaveLength(103);
    await fetchThumbnail('0.png');
    expect(asked).toHaveLength(104);
  });
});
