import { ApiError, describeFailure, publicFileUrl, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import type { EditorPictures } from '@gezi/ui/editors';
import { useCallback } from 'react';
import {
  acceptedTypes,
  clientTransport,
  contentMatches,
  DEFAULT_ACTION,
  DEFAULT_SIZE_MB,
  faultMessage,
  IMAGE_ACCEPT,
  pathOf,
  refusalMessage,
  refusalOf,
} from '../core';
import { ImageDialog } from './dialogs/ImageDialog';

/** What is sent along with a picture of a text: it becomes a public file (B§7). */
const EDITOR_FIELDS = { biz: 'jeditor', jeditor: '1' } as const;

const RULES = { types: acceptedTypes(IMAGE_ACCEPT), wrongType: 'images-only', maxSizeMB: DEFAULT_SIZE_MB } as const;

/**
 * How pictures come into the editors of `@gezi/ui/editors`: `<RichTextEditor {...useEditorPictures()} />`. They are
 * asked for by a dialog, and become public files of the server when they are picked, pasted or dropped.
 */
export function useEditorPictures(): Required<EditorPictures> {
  const client = useClient();
  const locale = useLocale();

  /** @throws {Error} whose message says why the picture was not taken */
  const uploadImage = useCallback(
    async (file: File) => {
      const refusal = refusalOf(file, RULES);
      if (refusal) throw new Error(refusalMessage(refusal, locale));
      if (!(await contentMatches(file))) throw new Error(faultMessage({ message: '', fault: 'other-content' }, locale));
      const { signal } = new AbortController();
      const request = {
        file,
        action: DEFAULT_ACTION,
        fields: EDITOR_FIELDS,
        token: true,
        signal,
        onProgress: () => {},
      };
      const answer = await clientTransport(client, { locale })(request).catch((error: unknown) => {
        throw error instanceof ApiError ? new Error(describeFailure(error, { locale }).message) : error;
      });
      if (!answer.success) throw new Error(faultMessage({ message: answer.message, fault: 'rejected' }, locale));
      return publicFileUrl(client, pathOf(answer, 'id'));
    },
    [client, locale],
  );

  return { uploadImage, imageDialog: ImageDialog };
}
