import { useLayoutEffect, useRef, useState } from 'react';
import type { UploadedFile } from '../../core';
import { useTexts } from '../../texts/useTexts';

/**
 * Removes files so that users without a mouse stay oriented: the removal is announced, and the focus moves to the
 * deletion of the next file, or to the button that adds files.
 *
 * @returns the removal of a file, and the announcement for an `output`
 */
export function useRemoval(
  items: readonly UploadedFile[],
  remove: (uid: string) => void,
): [removeFile: (item: UploadedFile) => void, said: string] {
  const texts = useTexts();
  const [said, setSaid] = useState('');
  const left = useRef<{ list: Element; at: number }>(undefined);

  useLayoutEffect(() => {
    const { list, at } = left.current ?? {};
    left.current = undefined;
    if (!list || at === undefined) return;
    const rows = list.querySelectorAll('li:has(.gezi-upload-actions)');
    const next = rows[Math.min(at, rows.length - 1)]?.querySelector<HTMLElement>('.gezi-upload-actions > :last-child');
    (next ?? list.querySelector<HTMLElement>('button'))?.focus();
  }, [items]);

  function removeFile(item: UploadedFile) {
    const list = document.activeElement?.closest('.gezi-upload-files, .gezi-upload-images');
    if (list) left.current = { list, at: items.indexOf(item) };
    remove(item.uid);
    setSaid(texts.removed(item.name));
  }
  return [removeFile, said];
}
