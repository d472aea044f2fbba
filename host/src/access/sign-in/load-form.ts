export const loadSignInForm = async () =>
  (await import(/* webpackChunkName: "sign-in" */ './SignInForm.tsx')).SignInForm;

/** While somebody looks at the landing page; nothing waits for it. */
export function prefetchSignInForm(): void {
  loadSignInForm().catch(() => {
    // The dialog fetches it again when it is opened, and then says what is wrong.
  });
}
