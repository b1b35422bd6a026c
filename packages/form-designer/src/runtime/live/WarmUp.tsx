import { useEffect, useState, type ComponentType } from 'react';

interface WarmUpProps {
  /** The fields are rendered, so controls can be preloaded. */
  isDue: boolean;
}

/** Once for the page: another form finds the styles made. */
let isWarm = false;

/**
 * Renders a hidden antd select in a quiet moment. The first one of a page creates the styles, which would otherwise delay
 * the first use of a field, or a submit that focuses one.
 */
export function WarmUp({ isDue }: WarmUpProps) {
  const [Warm, setWarm] = useState<ComponentType>();
  useEffect(() => {
    // Without idle callbacks there is no quiet moment to warm up in.
    if (!isDue || isWarm || typeof requestIdleCallback !== 'function') return undefined;
    let idle = 0;
    let isGone = false;
    const soon = (work: () => void) => void (idle = requestIdleCallback(work, { timeout: 2000 }));
    soon(() => {
      import('../../fields/select/WarmSelect').then(
        ({ WarmSelect }) => {
          if (isGone || isWarm) return;
          soon(() => {
            isWarm = true;
            setWarm(() => WarmSelect);
          });
        },
        // Nothing is lost but the head start.
        () => undefined,
      );
    });
    return () => {
      isGone = true;
      cancelIdleCallback(idle);
    };
  }, [isDue]);
  useEffect(() => {
    if (!Warm) return undefined;
    // The styles stay.
    const timer = setTimeout(() => setWarm(undefined));
    return () => clearTimeout(timer);
  }, [Warm]);
  return (
    Warm && (
      <div hidden inert>
        <Warm />
      </div>
    )
  );
}
