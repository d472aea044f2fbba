import React from 'react';
import platform from '../../../../shared/package.json';

/** Types, and what only tests and builds use. */
const NOT_LENT = /^\.\/(contracts|testing(\/.+)?|build(\/.+)?|.+\.json)$/;

const versions = { react: '19.0.0', 'react-dom': '19.0.1', '@extranet/shared/ui/table': '1.2.3' };

describe('what the shell lends to remotes', () => {
  it('is every entry of the platform: what is missing here no remote could borrow', async () => {
    Object.assign(globalThis, { LENT_VERSIONS: versions });
    const { lent } = await import('./lent.ts');
    const entries = Object.keys(platform.exports)
      .filter((entry) => !NOT_LENT.test(entry))
      .map((entry) => `@extranet/shared/${entry.slice(2)}`);
    expect(Object.keys(lent)).toEqual(expect.arrayContaining(entries));
  });

  it('has the library’s version for its parts, and what is fetched later only when it is asked for', async () => {
    const { lent } = await import('./lent.ts');
    expect(lent).toMatchObject({
      react: { version: '19.0.0' },
      'react/jsx-runtime': { version: '19.0.0' },
      'react-dom/client': { version: '19.0.1' },
      '@extranet/shared/ui/table': { version: '1.2.3' },
    });
    const { react, '@extranet/shared/ui/table': table } = lent as Record<
      string,
      { lib?: () => object; get?: () => Promise<() => object> }
    >;
    expect(react?.lib?.()).toBe(React);
    expect(table?.lib).toBeUndefined();
    expect((await table?.get?.())?.()).toHaveProperty('DataTable');
  });
});
