export { createAction, createSelector, createSlice, type PayloadAction } from '@reduxjs/toolkit';
export { Provider } from 'react-redux';
export type { UnknownAction } from 'redux';
export { combineReducers } from 'redux';
export { type AppStore, createAppStore } from './create-store.ts';
export { type PlatformState, remoteSelector, useAppDispatch, useAppSelector } from './hooks.ts';
export { lateParts } from './late-parts.ts';
