import { useEffect } from 'react';

/** Gives the root element a class for as long as it is wanted. @param name undefined for none */
export function useRootClass(name: string | undefined): void {
  useEffect(() => {
    if (name === undefined) return;
    const { classList } = document.documentElement;
    classList.add(name);
    return () => classList.remove(name);
  }, [name]);
}
