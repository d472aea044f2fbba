import { combineReducers } from '@extranet/shared/store';
import { devicesReducer } from './devices/devices.slice.ts';
import { choicesReducer } from './notifications/choices.slice.ts';
import { passwordReducer } from './password/password.slice.ts';
import { profileReducer } from './profile/profile.slice.ts';
import { waitingEmailReducer } from './profile/waiting-email.slice.ts';

export const accountReducer = combineReducers({
  profile: profileReducer,
  waitingEmail: waitingEmailReducer,
  password: passwordReducer,
  devices: devicesReducer,
  notifications: choicesReducer,
});
