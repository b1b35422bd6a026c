import { ClientProvider, createClient, createSessionStore } from '@gezi/client';
import { createRoot } from 'react-dom/client';
import { App } from './App';

const client = createClient({
  session: createSessionStore(),
  basePath: '/api',
  // 没有标记 silent 的失败都会到这里，由应用决定怎样显示。
  onError: (error) => console.error(error.message),
});

createRoot(document.getElementById('root')!).render(
  <ClientProvider client={client}>
    <App />
  </ClientProvider>,
);
