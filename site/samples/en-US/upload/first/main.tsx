import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { GeziProvider } from '@gezi/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import '@gezi/ui/styles.css';
import '@gezi/upload/styles.css';

// Files are sent to /api/sys/common/upload.
const client = createClient({ session: createSessionStore(), basePath: '/api' });

createRoot(document.getElementById('root')!).render(
  <GeziProvider locale="en-US">
    <ClientProvider client={client}>
      <App />
    </ClientProvider>
  </GeziProvider>,
);
