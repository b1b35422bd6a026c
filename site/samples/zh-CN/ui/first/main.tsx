import { GeziProvider, usePersistentPreferences } from '@gezi/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import '@gezi/ui/styles.css';

function Root() {
  // 语言、深色与主色保存在浏览器中，各标签页同步。
  const [preferences, change] = usePersistentPreferences();
  return (
    <GeziProvider {...preferences} onPreferencesChange={change}>
      <App />
    </GeziProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Root />);
