import '#design/tokens.css';
import '#design/fonts.css';
import '#design/reset.css';
import './styles/base.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createDeskRouter } from './router.tsx';
import { registerServiceWorker } from './session/push.ts';
import { createDeskClient } from './session/query-client.ts';

const client = createDeskClient();
const router = createDeskRouter(client);

// A page restored from the back/forward cache may belong to somebody who has signed out since.
window.addEventListener('pageshow', (event) => event.persisted && location.reload());

if ('serviceWorker' in navigator) {
  window.addEventListener('load', () => void registerServiceWorker().catch(() => {}));
}

const root = document.getElementById('desk');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={client}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StrictMode>,
  );
}
