import { GeziProvider } from '@gezi/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Attachments } from './Attachments';
import '@gezi/ui/styles.css';
import '@gezi/upload/styles.css';
import './page.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GeziProvider>
      <Attachments />
    </GeziProvider>
  </StrictMode>,
);
