import { GeziProvider } from '@gezi/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { PlanLines } from './PlanLines';
import '@gezi/ui/styles.css';
import '@gezi/editable-grid/styles.css';
import './page.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GeziProvider>
      <PlanLines />
    </GeziProvider>
  </StrictMode>,
);
