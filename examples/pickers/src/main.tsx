import { GeziProvider } from '@gezi/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Approval } from './Approval';
import '@gezi/ui/styles.css';
import '@gezi/pickers/styles.css';
import './page.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GeziProvider>
      <Approval />
    </GeziProvider>
  </StrictMode>,
);
