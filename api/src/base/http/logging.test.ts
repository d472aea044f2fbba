import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { withoutSecrets } from './logging.ts';

describe('the log', () => {
  it('never contains a token of an address', () => {
    assert.equal(withoutSecrets('/?adminAuthToken=abc&userId=u-1'), '/?adminAuthToken=[secret]&userId=u-1');
    assert.equal(
      withoutSecrets('/api/admin/signin?userId=u-1&ADMINAUTHTOKEN=abc'),
      '/api/admin/signin?userId=u-1&ADMINAUTHTOKEN=[secret]',
    );
    assert.equal(withoutSecrets('/api/products?l=0,5'), '/api/products?l=0,5');
  });
});
