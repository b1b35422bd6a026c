import { setDownloadLinks, setPdfFolder } from '@gezi/upload';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App';
import { createPlatform } from './app/createPlatform';
import { pageSetting } from './visitor/pageSetting';
import '@gezi/ui/styles.css';
import '@gezi/advanced-query/styles.css';
import '@gezi/cron-builder/styles.css';
import '@gezi/editable-grid/styles.css';
import '@gezi/admin-shell/styles.css';
import '@gezi/pickers/styles.css';
import '@gezi/upload/styles.css';
import './styles.css';

setPdfFolder('/pdfjs/');
setDownloadLinks(pageSetting('file-links') !== undefined);
createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App platform={createPlatform()} />
  </StrictMode>,
);
