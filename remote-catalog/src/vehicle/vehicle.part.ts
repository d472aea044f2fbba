import { registerTexts } from '@extranet/shared/i18n';
import { fitsReducer } from '../fits.slice.ts';
import { knownEquipmentReducer } from '../known-equipment.slice.ts';
import texts from '../locales/vehicle.fr.json';
import { addPart } from '../parts.ts';
import { lookupReducer } from './lookup.slice.ts';
import { nearReducer } from './near.slice.ts';
import { vehicleSaga } from './vehicle.saga.ts';

/** Taken in by each file that is loaded by itself and shows or reads something of it. */
export function addVehiclePart(): void {
  registerTexts('catalog', texts);
  addPart({
    name: 'vehicle',
    reducers: {
      lookup: lookupReducer,
      near: nearReducer,
      fits: fitsReducer,
      knownEquipment: knownEquipmentReducer,
    },
    saga: vehicleSaga,
  });
}
