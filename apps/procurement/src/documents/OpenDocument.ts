import { createContext, useContext, useEffect } from 'react';

/** The document of a page, for the forms in it. */
export interface OpenDocumentValue {
  /** Keeps the document from being refetched under a form; returns the function that ends this. */
  hold: () => () => void;
}

/** Undefined outside of the page of a document. */
export const OpenDocument = createContext<OpenDocumentValue | undefined>(undefined);

/** Keeps the document of the page while a form edits it: newer data would let the form overwrite it unseen. */
export function useHeldDocument(isEditing: boolean): void {
  const hold = useContext(OpenDocument)?.hold;
  useEffect(() => (isEditing ? hold?.() : undefined), [isEditing, hold]);
}
