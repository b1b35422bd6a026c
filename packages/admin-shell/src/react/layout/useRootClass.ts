import { useEffect } from 'react';

/** Sets a class on the root element while mounted. @param name undefined for none */
export function useRootClass(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name]);
}
