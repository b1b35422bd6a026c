import { GeziProvider } from '@gezi/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Plans } from './Plans';
import '@gezi/ui/styles.css';
import '@gezi/pickers/styles.css';
import '@gezi/advanced-query/styles.css';
import './page.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GeziProvider>
      <Plans />
    </GeziProvider>
  </StrictMode>,
);
