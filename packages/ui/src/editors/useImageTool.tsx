import { useState, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';
import { chooseImages } from './chooseImages';
import type { EditorImage, EditorPictures } from './EditorField';

export interface ImageTool {
  /** Action of the picture tool; absent if there are no pictures. */
  ask?: () => void;
  /** Uploads pictures and inserts them in order. */
  insertFiles: (files: readonly File[]) => Promise<void>;
  /** Whether files can be uploaded. */
  takesFiles: boolean;
  /** Message below the text: what failed. */
  note: string | undefined;
  /** Number of pictures being uploaded. */
  pending: number;
  setNote: (note: string | undefined) => void;
  /** The dialog to render, if any. */
  dialog: ReactNode;
}

/** Inserts pictures into an editor: by its tool, pasted or dropped. */
export function useImageTool(
  { uploadImage, imageDialog: Dialog }: EditorPictures,
  insert: (image: EditorImage) => void,
): ImageTool {
  const texts = useTexts();
  const [asking, setAsking] = useState(false);
  const [note, setNote] = useState<string>();
  const [pending, setPending] = useState(0);

  async function insertFiles(files: readonly File[]) {
    if (!uploadImage) return;
    setNote(undefined);
    for (const [nth, file] of files.entries()) {
      setPending(files.length - nth);
      try {
        // One after the other, to keep their order.
        insert({ src: await uploadImage(file), alt: nameOf(file) });
      } catch (error) {
        setNote(texts.imageFailed(file.name, error instanceof Error ? error.message : ''));
      }
    }
    setPending(0);
  }

  const fromDevice = uploadImage && (() => chooseImages((files) => void insertFiles(files)));
  const ask = Dialog ? () => setAsking(true) : fromDevice;
  return {
    ...(ask && { ask }),
    insertFiles,
    takesFiles: uploadImage !== undefined,
    note,
    pending,
    setNote,
    dialog: Dialog && (
      <Dialog
        open={asking}
        onCancel={() => setAsking(false)}
        onInsert={(image) => {
          setAsking(false);
          insert(image);
        }}
      />
    ),
  };
}

/** File name without extension, as the alternative text. */
const nameOf = ({ name }: File) => name.replace(/\.[^.]+$/, '');
