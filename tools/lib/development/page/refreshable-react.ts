import { registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as reactDomClient from 'react-dom/client';

const DEVELOPMENT_BUILDS: Record<string, object> = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react-dom': reactDom,
  'react-dom/client': reactDomClient,
};

/**
 * React's production build cannot exchange a component that is shown: the part that does is left out of it. So the shell of this
 * page borrows React's development build, as everything that is shared is borrowed: from the federation, which asks this plugin
 * before it takes what the shell brings along. The shell's own files stay as they are deployed.
 */
export function lendRefreshableReact(): void {
  registerGlobalPlugins([
    {
      name: 'refreshable-react',
      beforeRegisterShare(registering) {
        const development = DEVELOPMENT_BUILDS[registering.pkgName];
        if (development) {
          registering.shared.lib = () => development;
          registering.shared.loaded = true;
        }
        return registering;
      },
    },
  ]);
}
