import { http } from '../http/client.ts';
import { apiServer, HttpResponse, wire } from './server.ts';

describe('the server of the tests', () => {
  const server = apiServer();

  it('gives the real client the answers that a test defines', async () => {
    server.use(wire.get('/api/user', () => HttpResponse.json({ id: 'u-1' })));
    await expect(http.get('/user')).resolves.toEqual({ id: 'u-1' });
  });

  it('refuses and records requests without a defined answer', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    await expect(http.get('/cart')).rejects.toMatchObject({ isApiFailure: true });
    expect(server.unforeseen.splice(0)).toEqual(['GET http://localhost/api/cart']);
    jest.mocked(console.error).mockRestore();
  });
});
