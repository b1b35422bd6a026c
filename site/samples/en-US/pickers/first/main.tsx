import { ClientProvider } from '@gezi/client';
import { GeziProvider } from '@gezi/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import { kit } from './client';
import '@gezi/ui/styles.css';
import '@gezi/pickers/styles.css';

createRoot(document.getElementById('root')!).render(
  <GeziProvider locale="en-US">
    <ClientProvider {...kit}>
      <App />
    </ClientProvider>
  </GeziProvider>,
);
