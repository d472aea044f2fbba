import type { Vehicle } from '../contracts/index.ts';
import { signedOut } from '../session/session.slice.ts';
import { fittingAnswered, vehicleChosen, vehicleLeft, vehicleReducer } from './vehicle.slice.ts';

const aVehicle: Vehicle = {
  key: 'peugeot.308ii.2016',
  marque: 'Peugeot',
  modele: '308 II',
  from: 2013,
  to: 2021,
  body: 'berline',
  platform: 'EMP2',
  year: 2016,
};
const chosen = vehicleReducer(undefined, vehicleChosen({ vehicle: aVehicle, typed: 'AB-123-CD' }));

describe('the chosen vehicle', () => {
  it('keeps what was typed and answered when the same one is chosen again, as a page does that reads its address [B1.02]', () => {
    const answered = vehicleReducer(chosen, fittingAnswered({ question: 'use', answer: 'caravane' }));
    expect(vehicleReducer(answered, vehicleChosen({ vehicle: aVehicle }))).toEqual({
      chosen: aVehicle,
      typed: 'AB-123-CD',
      answers: { use: 'caravane' },
    });
  });

  it('forgets both with another vehicle', () => {
    const other = { ...aVehicle, key: 'peugeot.308ii.2018', year: 2018 };
    expect(vehicleReducer(chosen, vehicleChosen({ vehicle: other }))).toEqual({
      chosen: other,
      typed: '',
      answers: {},
    });
  });

  it('is gone when it is left, and at sign-out [B1.09]', () => {
    for (const action of [vehicleLeft(), signedOut()])
      expect(vehicleReducer(chosen, action)).toEqual({ chosen: null, typed: '', answers: {} });
  });
});
