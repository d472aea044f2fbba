import type { Vehicle, VehicleLookupAnswer } from '@extranet/shared/contracts';

export const aVehicle = (parts: Partial<Vehicle> = {}): Vehicle => ({
  key: 'peugeot.308ii.2016',
  marque: 'Peugeot',
  modele: '308 II',
  from: 2013,
  to: 2021,
  body: 'berline',
  platform: 'EMP2',
  year: 2016,
  ...parts,
});

export const golf = aVehicle({
  key: 'volkswagen.golfvii.2014',
  marque: 'Volkswagen',
  modele: 'Golf VII',
  year: 2014,
});

export const anAnswer = (parts: Partial<VehicleLookupAnswer> = {}): VehicleLookupAnswer => ({
  kind: 'plate',
  outcome: 'found',
  vehicles: [{ vehicle: aVehicle(), equipment: {} }],
  known: {},
  demonstration: true,
  ...parts,
});
