import { useClient } from '@gezi/client';
import { useEffect, useState } from 'react';

const SECOND = 1_000;

/**
 * Time of the server in epoch milliseconds, updated at each of its full seconds.
 *
 * @param until epoch milliseconds after which it is no longer updated; default never
 */
export function useServerTime(until = Infinity): number {
  const { serverNow } = useClient();
  const [now, setNow] = useState(serverNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const at = serverNow();
      setNow(at);
      if (at < until) timer = setTimeout(tick, SECOND - (at % SECOND));
    };
    tick();
    // Browsers stop the timers of hidden pages.
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [serverNow, until]);
  return now;
}
