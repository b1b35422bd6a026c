import { useState, type ReactNode } from 'react';
import { useTexts } from '../texts/useTexts';
import { chooseImages } from './chooseImages';
import type { EditorImage, EditorPictures } from './EditorField';

export interface ImageTool {
  /** What the picture tool does; absent where no pictures are taken. */
  ask?: () => void;
  /** Sends pictures and inserts them one after the other, in their order. */
  insertFiles: (files: readonly File[]) => Promise<void>;
  /** Whether files can be sent at all. */
  takesFiles: boolean;
  /** What could not be done, for the line below the text. */
  note: string | undefined;
  /** How many pictures are on their way. */
  pending: number;
  setNote: (note: string | undefined) => void;
  /** To be rendered: the dialog, where there is one. */
  dialog: ReactNode;
}

/** How pictures come into an editor: by its tool, pasted or dropped. */
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
        // One after the other: they stand in the order chosen.
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

/** The name without its ending: what the picture shows, as far as anybody knows. */
const nameOf = ({ name }: File) => name.replace(/\.[^.]+$/, '');
