import { GeziProvider } from '@gezi/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Schedules } from './Schedules';
import '@gezi/ui/styles.css';
import '@gezi/cron-builder/styles.css';
import './page.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GeziProvider>
      <Schedules />
    </GeziProvider>
  </StrictMode>,
);
