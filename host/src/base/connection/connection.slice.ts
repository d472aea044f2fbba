import { createSlice } from '@extranet/shared/store';

export interface ConnectionState {
  status: 'up' | 'down';
}

const initialState: ConnectionState = { status: 'up' };

const connection = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    /** Some call got no answer: perhaps the line is dead, perhaps that call only. */
    callUnanswered: (state) => state,
    connectionLost: (): ConnectionState => ({ status: 'down' }),
    connectionFound: () => initialState,
  },
});

export const { callUnanswered, connectionLost, connectionFound } = connection.actions;
export const connectionReducer = connection.reducer;
export const selectConnection = (state: { connection: ConnectionState }) => state.connection.status;
