import { useEffect, useState } from 'react';
import type { FormDocument } from '../core/document/FormDocument';
import { readForm } from '../core/document/readForm';
import { writeForm } from '../core/document/writeForm';
import type { DesignerStore } from './store/DesignerStore';

/** Work that was not saved, as it was left in this browser. */
export interface Draft {
  readonly document: FormDocument;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Milliseconds without a change after which the draft is kept. */
const PAUSE = 600;

/**
 * Keeps what is not saved in the browser's storage and offers back what was left there before.
 *
 * @param key of the storage; nothing is kept without one
 * @returns what was left, until it is settled one way or the other
 */
export function useDraft(store: DesignerStore, key: string | undefined): [Draft | undefined, () => void] {
  const [found, setFound] = useState(() => read(key, store));

  useEffect(() => {
    if (key === undefined) return undefined;
    let timer = 0;
    let kept = store.document;
    const keep = () => {
      if (store.document === kept) return;
      kept = store.document;
      if (store.dirty) write(key, JSON.stringify({ at: Date.now(), content: writeForm(kept) }));
      else remove(key);
    };
    const stop = store.subscribe(() => {
      if (!store.dirty && kept !== store.document) {
        clearTimeout(timer);
        return keep();
      }
      clearTimeout(timer);
      timer = window.setTimeout(keep, PAUSE);
    });
    // Closed or reloaded within the pause.
    window.addEventListener('pagehide', keep);
    return () => {
      stop();
      clearTimeout(timer);
      keep();
      window.removeEventListener('pagehide', keep);
    };
  }, [store, key]);

  return [
    found,
    () => {
      setFound(undefined);
      if (key !== undefined && !store.dirty) remove(key);
    },
  ];
}

function read(key: string | undefined, store: DesignerStore): Draft | undefined {
  if (key === undefined) return undefined;
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null || !('content' in kept) || !('at' in kept)) return undefined;
    const reading = readForm(kept.content);
    if (!reading.ok || typeof kept.at !== 'number') return undefined;
    const same = JSON.stringify(writeForm(reading.document)) === JSON.stringify(writeForm(store.document));
    return same ? undefined : { document: reading.document, at: kept.at };
  } catch {
    return undefined;
  }
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Full or refused: the form is safe as long as the page is open, and the guard asks before it is left.
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
