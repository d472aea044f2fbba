import { mailboxOf } from './harness/mailbox.ts';
import { PASSWORD } from './harness/sessions.ts';
import { expect, test } from './harness/test.ts';
import { networkQuiet } from './harness/visits.ts';

// Sessions are ended here that other files share.
test.use({ portalOptions: { name: 'renewal' } });

const TITLE = 'Votre session a pris fin';

test.describe('a session that ends under somebody’s hands', () => {
  test('is renewed over the page by the password, and the save goes on [B7.07] [W2.01]', async ({
    portal,
    account,
    customer,
  }) => {
    const { page } = customer;
    await page.goto('/cust/account');
    const name = page.getByLabel('Prénom');
    await name.fill('Renée-Claude');
    await portal.sql(
      `delete from sessions where user_id in (select id from users where email = '${account}')`,
    );
    await page.getByRole('button', { name: 'Enregistrer' }).click();
    const dialog = page.getByRole('dialog', { name: TITLE });
    await expect(dialog).toContainText(account);
    await page.keyboard.press('Escape');
    await page.keyboard.type('wrong-password');
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('alert')).toBeVisible();
    await expect(name).toHaveValue('Renée-Claude');
    await dialog.locator('input[type=password]').fill(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect
      .poll(() =>
        portal.rows<{ firstname: string }>(`select firstname from users where email = '${account}'`),
      )
      .toEqual([{ firstname: 'Renée-Claude' }]);
    await expect(page).toHaveURL(/\/cust\/account$/);
  });

  test('goes on in the back office with a fresh link that is opened in another tab [B7.07] [W2.01]', async ({
    portal,
    administrator,
  }) => {
    const { next } = mailboxOf(portal);
    const { page, context } = await administrator('/extradmin');
    await page.getByRole('heading', { level: 1 }).waitFor();
    // A call that is still under way would open the dialog before the click.
    await networkQuiet(page);
    await portal.sql("delete from sessions where kind = 'admin'");
    await page.getByRole('link', { name: 'Clients', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: TITLE });
    await dialog.getByRole('button', { name: 'Recevoir un lien par email' }).click();
    await dialog.getByText('Un lien a été envoyé à admin@demo.example').waitFor();
    const [link = ''] = /http\S+adminAuthToken=\S+/.exec(await next('admin@demo.example')) ?? [];
    const other = await context.newPage();
    await other.goto(`/${new URL(link).search}`);
    await other.getByRole('heading', { level: 1 }).waitFor();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(/\/extradmin\/customers$/);
    await page.getByRole('row').nth(1).waitFor();
  });
});
