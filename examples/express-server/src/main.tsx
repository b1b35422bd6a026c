import { ClientProvider, createClient, createSessionStore, logIn, memoryStorage } from '@gezi/client';
import { GeziProvider } from '@gezi/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Receipt } from './Receipt';
import { SharedLines } from './SharedLines';
import '@gezi/ui/styles.css';
import '@gezi/pickers/styles.css';
import '@gezi/upload/styles.css';
import '@gezi/editable-grid/styles.css';
import '@gezi/form-designer/styles.css';
import './page.css';

// In memory, so that every tab is another user.
const session = createSessionStore({ storage: memoryStorage() });
const client = createClient({ session, basePath: '/api' });
const name = new URLSearchParams(location.search).get('name') ?? '访客';
await logIn(client, { username: name });

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GeziProvider>
      <ClientProvider client={client}>
        <main>
          <SharedLines name={name} />
          <Receipt />
        </main>
      </ClientProvider>
    </GeziProvider>
  </StrictMode>,
);
