import { createInstance } from 'i18next';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { adoptFonts, applyScheme, GlobalStyle } from '../src/theme/index.ts';
import { Toasts } from '../src/ui/index.ts';
import texts from '../src/ui/locales/fr.json';
import { Gallery } from './Gallery.tsx';

const address = new URLSearchParams(window.location.search);
const scheme = address.get('scheme');
applyScheme(scheme === 'dark' || scheme === 'light' ? scheme : 'system');

adoptFonts();
void createInstance({
  lng: 'fr',
  initAsync: false,
  resources: { fr: { ui: texts } },
  interpolation: { escapeValue: false },
})
  .use(initReactI18next)
  .init();

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <GlobalStyle />
      <MemoryRouter>
        <Gallery section={address.get('section')} />
      </MemoryRouter>
      <Toasts />
    </StrictMode>,
  );
}
