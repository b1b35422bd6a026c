import { GeziProvider, usePersistentPreferences } from '@gezi/ui';
import { createRoot } from 'react-dom/client';
import { App } from './App';
import '@gezi/ui/styles.css';

function Root() {
  // Language, dark mode and colour are stored in the browser and shared by its tabs.
  const [preferences, change] = usePersistentPreferences();
  return (
    <GeziProvider {...preferences} onPreferencesChange={change}>
      <App />
    </GeziProvider>
  );
}

createRoot(document.getElementById('root')!).render(<Root />);
