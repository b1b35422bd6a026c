import { useEffect, useState, type ComponentType } from 'react';

interface WarmUpProps {
  /** The fields are drawn, and some of them will want the control. */
  isDue: boolean;
}

/** Once for the page: another form finds the styles made. */
let isWarm = false;

/**
 * Draws antd's select out of sight in a quiet moment. The first one of a page makes its styles, which would otherwise
 * fall to the first touch of a field, or to the submit that puts the focus on one.
 */
export function WarmUp({ isDue }: WarmUpProps) {
  const [Warm, setWarm] = useState<ComponentType>();
  useEffect(() => {
    // Without quiet moments to wait for nobody is made to wait.
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
