import { GeziProvider } from '@gezi/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Plugins } from './Plugins';
import '@gezi/ui/styles.css';
import '@gezi/pickers/styles.css';
import '@gezi/upload/styles.css';
import '@gezi/editable-grid/styles.css';
import '@gezi/form-designer/styles.css';
import './page.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <GeziProvider>
      <Plugins />
    </GeziProvider>
  </StrictMode>,
);
