import { VisuallyHidden } from '@extranet/shared/ui';

/** Enter in a field saves, though the button that says so stands outside of the form: browsers ask for one inside. */
export const EnterSaves = () => <VisuallyHidden as="button" type="submit" tabIndex={-1} aria-hidden="true" />;
