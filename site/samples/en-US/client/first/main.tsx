import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const client = createClient({
  session: createSessionStore(),
  basePath: '/api',
  // Every failure that is not silent comes here; the application decides how to show it.
  onError: (error) => console.error(error.message),
});

createRoot(document.getElementById('root')!).render(
  <ClientProvider client={client}>
    <App />
  </ClientProvider>,
);
