import { ConfigProvider } from 'antd';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

const STILL = '(prefers-reduced-motion: reduce)';

/** Turns animations off for users who prefer reduced motion. */
export function Motion({ children }: { children: ReactNode }) {
  const motion = !useSyncExternalStore(subscribe, () => window.matchMedia(STILL).matches);
  const theme = useMemo(() => ({ token: { motion } }), [motion]);
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}

function subscribe(listener: () => void) {
  const media = window.matchMedia(STILL);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
