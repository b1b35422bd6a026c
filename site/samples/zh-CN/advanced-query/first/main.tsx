import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { GeziProvider } from '@gezi/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import '@gezi/ui/styles.css';
import '@gezi/pickers/styles.css';
import '@gezi/advanced-query/styles.css';

// 字典、用户与部门类型的值通过它加载。
const client = createClient({ session: createSessionStore(), basePath: '/api' });

createRoot(document.getElementById('root')!).render(
  <GeziProvider locale="zh-CN">
    <ClientProvider client={client}>
      <App />
    </ClientProvider>
  </GeziProvider>,
);
