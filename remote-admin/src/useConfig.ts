import type { Config } from '@extranet/shared/contracts';
import { useAppDispatch } from '@extranet/shared/store';
import { useEffect } from 'react';
import { configWanted, useReadConfig } from './config/config.slice.ts';

/** The rules of GET /config for passwords and uploads; null until it has answered. */
export function useConfig(): Config | null {
  const dispatch = useAppDispatch();
  const config = useReadConfig((state) => state.config);
  const missing = config === null;
  useEffect(() => {
    if (missing) dispatch(configWanted());
  }, [dispatch, missing]);
  return config;
}
