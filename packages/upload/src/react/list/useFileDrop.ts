import { useEffect, useRef, useState, type RefObject } from 'react';

/**
 * Accepts files dropped on an element, and files pasted while the focus is within.
 *
 * @returns whether files are dragged over the element
 */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  disabled: boolean,
  onFiles: (files: File[]) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const take = useRef(onFiles);
  useEffect(() => void (take.current = onFiles));

  useEffect(() => {
    const target = element.current;
    if (!target || disabled) return;
    // Entering a child leaves its parent, so enter and leave events are counted.
    let depth = 0;
    const listening = new AbortController();
    const { signal } = listening;
    const hold = (next: number) => {
      depth = Math.max(0, next);
      setOver(depth > 0);
    };
    const withFiles = (run: (event: DragEvent) => void) => (event: DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) run(event);
    };
    const receive = (data: DataTransfer | null, event: Event) => {
      const files = [...(data?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      take.current(files);
    };
    target.addEventListener(
      'dragenter',
      withFiles(() => hold(depth + 1)),
      { signal },
    );
    target.addEventListener(
      'dragleave',
      withFiles(() => hold(depth - 1)),
      { signal },
    );
    target.addEventListener(
      'dragover',
      withFiles((event) => event.preventDefault()),
      { signal },
    );
    target.addEventListener(
      'drop',
      (event) => {
        hold(0);
        receive(event.dataTransfer, event);
      },
      { signal },
    );
    target.addEventListener('paste', (event) => receive(event.clipboardData, event), { signal });
    return () => listening.abort();
  }, [element, disabled]);

  return isOver && !disabled;
}
