import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app.tsx';
import './look/base.css';
import { keepOnDevice } from './offline/register.ts';
import { settings } from './settings/settings.ts';
import { loadMessages } from './text/load-messages.ts';

/** Draws the app as soon as it has words. */
async function begin(root: HTMLElement): Promise<void> {
  const { language } = settings.get();
  const text = await loadMessages(language);
  createRoot(root).render(
    <StrictMode>
      <App first={{ language, text }} />
    </StrictMode>,
  );
}

const root = document.getElementById('root');
if (root !== null) void begin(root).then(keepOnDevice);
