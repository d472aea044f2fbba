import type { App } from '../../base/app-types.ts';

/** The command that runs drills; null where nobody may. One of several processes would know nothing of what another one runs. */
export const drillsProgram = ({ config, workersMetrics }: Pick<App, 'config' | 'workersMetrics'>) =>
  workersMetrics ? null : config.drillsProgram;
