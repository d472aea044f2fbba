import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { MemoryRouter } from 'react-router-dom';
import { startI18n } from '../src/i18n/index.ts';
import { adoptFonts, applyScheme, GlobalStyle } from '../src/theme/index.ts';
import { Toasts } from '../src/ui/index.ts';

const address = new URLSearchParams(window.location.search);
const scheme = address.get('scheme');
applyScheme(scheme === 'dark' || scheme === 'light' ? scheme : 'system');

adoptFonts();
startI18n({});

/** Parts bring their own texts, which need what was started above. */
async function show(): Promise<void> {
  const { Gallery } = await import('./Gallery.tsx');
  const root = document.getElementById('root');
  if (!root) return;
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

void show();
