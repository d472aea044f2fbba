const ask = () => jest.isolateModulesAsync(async () => void (await import('./early.ts')));

describe('the script that runs before the programs', () => {
  const sent = jest.fn(async (_address: string, _options: RequestInit) => ({
    ok: true,
    headers: [],
    text: async () => '1',
  }));

  beforeEach(() => {
    Object.assign(window, { fetch: sent });
    document.body.innerHTML = `<script type="application/json" id="extranet-data">{"asks":["/user","/cart"]}</script>`;
    localStorage.setItem('token', 'mine');
    localStorage.setItem('signedIn', '1');
  });
  afterEach(() => {
    sent.mockClear();
    localStorage.clear();
    window.extranetEarly = undefined;
  });

  it('asks what the page names, with the token of who is signed in [W1.25]', async () => {
    await ask();
    expect(sent.mock.calls.map(([address]) => address)).toEqual(['/api/user', '/api/cart']);
    expect(sent.mock.calls[0]?.[1]?.headers).toEqual({ Authorization: 'Bearer mine' });
    expect(window.extranetEarly).toMatchObject({ token: 'mine', answers: {} });
    await expect(window.extranetEarly?.answers['/cart']).resolves.toMatchObject({ ok: true, data: '1' });
  });

  it('asks nothing for a visitor, nor where the page names nothing or cannot be read', async () => {
    localStorage.removeItem('signedIn');
    await ask();
    localStorage.setItem('signedIn', '1');
    document.body.innerHTML = '';
    await ask();
    const log = jest.spyOn(console, 'warn').mockImplementation(() => {});
    document.body.innerHTML = '<script type="application/json" id="extranet-data">{</script>';
    await ask();
    expect(sent).not.toHaveBeenCalled();
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });

  it('gives the frame the supplier’s colours before it is painted [B9.07]', async () => {
    document.body.innerHTML = `<script type="application/json" id="extranet-data">{"look":{"--color-accent":"#7dd3fc","--color-header":"#123456"}}</script>`;
    localStorage.clear();
    await ask();
    const { style } = document.documentElement;
    expect(style.getPropertyValue('--color-header')).toBe('#123456');
    expect(style.getPropertyValue('--color-accent')).toBe('#7dd3fc');
    style.cssText = '';
  });

  it('notes what is pressed before anybody listens, where no field has the focus', async () => {
    await ask();
    document.body.append(document.createElement('input'));
    const press = (at: Element, key: string) =>
      at.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press(document.body, '3');
    press(document.querySelector('input') as Element, '7');
    // Each test before this one has left its own listener.
    expect([...new Set(window.extranetKeys?.map(({ key }) => key))]).toEqual(['3']);
    // The catalogue has taken them, and listens itself.
    window.extranetKeys = undefined;
    press(document.body, '1');
    expect(window.extranetKeys).toBeUndefined();
  });

  it('gives it the colours that were chosen on this device', async () => {
    const { dataset } = document.documentElement;
    await ask();
    expect(dataset.scheme).toBeUndefined();
    localStorage.setItem('scheme', 'dark');
    await ask();
    expect(dataset.scheme).toBe('dark');
    delete dataset.scheme;
  });

  it('says whose frame is to be seen, and notes what is pressed on it and sent with it', async () => {
    const { dataset } = document.documentElement;
    await ask();
    expect(dataset.session).toBe('kept');
    localStorage.clear();
    await ask();
    expect(dataset.session).toBe('none');
    document.body.innerHTML =
      '<div data-frame="landing"><form><button type="submit">Entrer</button></form></div><form id="own"></form>';
    const sent = new Event('submit', { bubbles: true, cancelable: true });
    document.getElementById('own')?.dispatchEvent(sent);
    expect([sent.defaultPrevented, dataset.submitted]).toEqual([false, undefined]);
    document.querySelector('button')?.click();
    expect([dataset.pressed, dataset.submitted]).toEqual(['Entrer', '']);
    for (const name of ['session', 'pressed', 'submitted']) delete dataset[name];
  });
});
