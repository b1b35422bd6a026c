import { useEffect, useState, type ComponentType } from 'react';

interface PreloadStylesProps {
  /** The fields are rendered, so controls can be preloaded. */
  isReady: boolean;
}

/** Per page: the styles also serve other forms. */
let isPreloaded = false;

/**
 * Renders a hidden antd select when the browser is idle. The first select of a page creates antd's styles, which would
 * otherwise delay the first use of a field, or a submit that focuses one.
 */
export function PreloadStyles({ isReady }: PreloadStylesProps) {
  const [Preloaded, setPreloaded] = useState<ComponentType>();
  useEffect(() => {
    // Without idle callbacks preloading could delay the user.
    if (!isReady || isPreloaded || typeof requestIdleCallback !== 'function') return undefined;
    let idle = 0;
    let isUnmounted = false;
    const whenIdle = (work: () => void) => void (idle = requestIdleCallback(work, { timeout: 2000 }));
    whenIdle(() => {
      import('../../fields/select/EmptySelect').then(
        ({ EmptySelect }) => {
          if (isUnmounted || isPreloaded) return;
          whenIdle(() => {
            isPreloaded = true;
            setPreloaded(() => EmptySelect);
          });
        },
        // Without the preload only the first use is slower.
        () => undefined,
      );
    });
    return () => {
      isUnmounted = true;
      cancelIdleCallback(idle);
    };
  }, [isReady]);
  useEffect(() => {
    if (!Preloaded) return undefined;
    // The styles stay.
    const timer = setTimeout(() => setPreloaded(undefined));
    return () => clearTimeout(timer);
  }, [Preloaded]);
  return (
    Preloaded && (
      <div hidden inert>
        <Preloaded />
      </div>
    )
  );
}
