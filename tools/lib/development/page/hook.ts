// Imported before React, which announces itself to this hook while it is evaluated.
import { injectIntoGlobalHook } from 'react-refresh/runtime';

injectIntoGlobalHook(window);
