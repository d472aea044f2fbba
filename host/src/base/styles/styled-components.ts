import styled from 'styled-components';
import { noted } from './conditions-ahead.ts';

/**
 * Every 'styled-components' of the shell's build is this file, and so is the one lent to remotes: what no page can use is left out of the
 * bundle, and components with conditions are noted (ADR 0058).
 */
export {
  createGlobalStyle,
  css,
  isStyledComponent,
  // biome-ignore lint/style/noRestrictedImports: remotes of other teams may use it.
  keyframes,
  StyleSheetManager,
  ThemeConsumer,
  ThemeContext,
  ThemeProvider,
  useTheme,
  version,
  withTheme,
} from 'styled-components';

const noting = noted(styled);

export { noting as default, noting as styled };
