import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Vehicle } from '../contracts/index.ts';
import type { Answers, Question } from '../rules/fitting/index.ts';
import { signedOut } from '../session/session.slice.ts';

/** Under this name the key of the chosen vehicle stands in the addresses of pages: /catalog?v=peugeot.308ii.2016 */
export const VEHICLE_PARAM = 'v';

/** The vehicle for which parts are sought, read by every remote. One that does not know of it works as before. */
export interface VehicleState {
  chosen: Vehicle | null;
  /** What was typed to find it: a plate is personal data, so it is only ever here, and gone with a reload. */
  typed: string;
  /** What is known or was answered of its equipment and use. */
  answers: Answers;
}

const none: VehicleState = { chosen: null, typed: '', answers: {} };

interface Choice {
  vehicle: Vehicle;
  typed?: string;
  /** What a look-up knew of its equipment. */
  answers?: Answers;
}

const slice = createSlice({
  name: 'vehicle',
  initialState: none,
  reducers: {
    vehicleChosen: (state, { payload }: PayloadAction<Choice>): VehicleState => {
      const same = state.chosen?.key === payload.vehicle.key;
      return {
        chosen: payload.vehicle,
        typed: payload.typed ?? (same ? state.typed : ''),
        answers: payload.answers ?? (same ? state.answers : {}),
      };
    },
    vehicleLeft: () => none,
    /** No answer leaves the question open: 'Je ne sais pas'. */
    fittingAnswered: (
      state,
      { payload }: PayloadAction<{ question: Question; answer?: string }>,
    ): VehicleState => ({ ...state, answers: { ...state.answers, [payload.question]: payload.answer } }),
  },
  extraReducers: (builder) => builder.addCase(signedOut, () => none),
});

export const { vehicleChosen, vehicleLeft, fittingAnswered } = slice.actions;
export const vehicleReducer = slice.reducer;

export const selectVehicle = (state: { vehicle: VehicleState }) => state.vehicle;
