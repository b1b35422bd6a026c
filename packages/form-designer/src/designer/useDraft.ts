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

/** Milliseconds without a change after which the draft is stored. */
const PAUSE = 600;

/**
 * Stores unsaved work in the browser and offers the stored work of an earlier visit.
 *
 * @param key of the storage; without one nothing is stored
 * @returns the stored work until the user restores or discards it, and a function that discards it
 */
export function useDraft(store: DesignerStore, key: string | undefined): [Draft | undefined, () => void] {
  const [found, setFound] = useState(() => read(key, store));

  useEffect(() => {
    if (key === undefined) return undefined;
    let timer = 0;
    let stored: FormDocument | undefined;
    const writeDraft = () => {
      const unsaved = store.dirty ? store.document : undefined;
      if (unsaved === stored) return;
      stored = unsaved;
      if (unsaved) write(key, JSON.stringify({ at: Date.now(), content: writeForm(unsaved) }));
      else remove(key);
    };
    const stop = store.subscribe(() => {
      clearTimeout(timer);
      if (store.dirty) timer = window.setTimeout(writeDraft, PAUSE);
      else writeDraft();
    });
    // Closed or reloaded within the pause.
    window.addEventListener('pagehide', writeDraft);
    return () => {
      stop();
      clearTimeout(timer);
      writeDraft();
      window.removeEventListener('pagehide', writeDraft);
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
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof stored !== 'object' || stored === null || !('content' in stored) || !('at' in stored)) return undefined;
    const reading = readForm(stored.content);
    if (!reading.ok || typeof stored.at !== 'number') return undefined;
    const same = JSON.stringify(writeForm(reading.document)) === JSON.stringify(writeForm(store.document));
    return same ? undefined : { document: reading.document, at: stored.at };
  } catch {
    return undefined;
  }
}

function write(key: string, text: string) {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage full or denied: the form stays in memory, and the leave guard still asks.
  }
}

function remove(key: string) {
  try {
    localStorage.removeItem(key);
  } catch {
    // As above.
  }
}
