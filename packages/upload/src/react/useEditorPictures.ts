import { ApiError, describeFailure, publicFileUrl, useClient } from '@gezi/client';
import { useLocale } from '@gezi/ui';
import type { EditorPictures } from '@gezi/ui/editors';
import { useCallback } from 'react';
import { acceptedTypes, clientTransport, DEFAULT_SIZE_MB, faultMessage, IMAGE_ACCEPT, refusalMessage } from '../core';
import { DEFAULT_ACTION } from '../core/UploadOptions';
import { contentMatches } from '../core/contentMatches';
import { pathOf } from '../core/pathOf';
import { refusalOf } from '../core/refusalOf';
import { ImageDialog } from './dialogs/ImageDialog';

/** Form fields that make a picture a public file (B§7). */
const EDITOR_FIELDS = { biz: 'jeditor', jeditor: '1' } as const;

const RULES = { types: acceptedTypes(IMAGE_ACCEPT), wrongType: 'images-only', maxSizeMB: DEFAULT_SIZE_MB } as const;

/**
 * Picture props of the editors of `@gezi/ui/editors`: `<RichTextEditor {...useEditorPictures()} />`. Selected, pasted and
 * dropped pictures are uploaded as public files.
 */
export function useEditorPictures(): Required<EditorPictures> {
  const client = useClient();
  const locale = useLocale();

  /** @throws {Error} with the message of the refusal */
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
