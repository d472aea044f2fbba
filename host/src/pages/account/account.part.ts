import { fork, safely } from '@extranet/shared/saga';
import type { Part } from '../../base/parts.ts';
import texts from '../../locales/account.fr.json';
import forms from '../../locales/forms.fr.json';
import { accountReducer } from './account.state.ts';
import { devicesSaga } from './devices/devices.saga.ts';
import { notificationChoicesSaga } from './notifications/choices.saga.ts';
import { passwordSaga } from './password/password.saga.ts';
import { profileSaga } from './profile/profile.saga.ts';
import { waitingEmailSaga } from './profile/waiting-email.saga.ts';

export { AccountPage as Page } from './AccountPage.tsx';

function* saga() {
  yield* fork(safely('profile', profileSaga));
  yield* fork(safely('waitingEmail', waitingEmailSaga));
  yield* fork(safely('password', passwordSaga));
  yield* fork(safely('devices', devicesSaga));
  yield* fork(safely('notificationChoices', notificationChoicesSaga));
}

export const part: Part = { id: 'account', reducer: accountReducer, saga, texts: [forms, texts] };
