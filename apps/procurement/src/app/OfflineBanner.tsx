import { Alert } from 'antd';
import { useSyncExternalStore } from 'react';
import { useTexts } from './texts';

/** Shown while the network is down. */
export function OfflineBanner() {
  const texts = useTexts();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return <Alert className="gezi-offline" type="warning" banner title={texts.offline} />;
}

function subscribe(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
