import { createSlice } from '@extranet/shared/store';

export interface ConnectionState {
  status: 'up' | 'down';
}

const initialState: ConnectionState = { status: 'up' };

const connection = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    /** A call got no answer: the connection may be lost, or only that call. */
    callUnanswered: (state) => state,
    connectionLost: (): ConnectionState => ({ status: 'down' }),
    connectionFound: () => initialState,
  },
});

export const { callUnanswered, connectionLost, connectionFound } = connection.actions;
export const connectionReducer = connection.reducer;
export const selectConnection = (state: { connection: ConnectionState }) => state.connection.status;
