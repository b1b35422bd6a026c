import { GeziProvider } from '@gezi/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import '@gezi/ui/styles.css';
import '@gezi/editable-grid/styles.css';

createRoot(document.getElementById('root')!).render(
  <GeziProvider locale="en-US">
    <App />
  </GeziProvider>,
);
