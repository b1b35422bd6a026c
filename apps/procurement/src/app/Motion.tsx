import { ConfigProvider } from 'antd';
import { useMemo, useSyncExternalStore, type ReactNode } from 'react';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/** Turns animations off for users who prefer reduced motion. */
export function Motion({ children }: { children: ReactNode }) {
  const motion = !useSyncExternalStore(subscribe, () => window.matchMedia(REDUCED_MOTION).matches);
  const theme = useMemo(() => ({ token: { motion } }), [motion]);
  return <ConfigProvider theme={theme}>{children}</ConfigProvider>;
}

function subscribe(listener: () => void) {
  const media = window.matchMedia(REDUCED_MOTION);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}
