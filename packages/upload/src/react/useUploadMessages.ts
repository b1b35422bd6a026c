import { App } from 'antd';
import { faultMessage, type RefusedFile, type UploadedFile } from '../core';
import { useLocale } from '@gezi/ui';
import { useTexts } from '../texts/useTexts';

/** Maximum number of files named in messages. */
const NAMED = 3;

/** Shows the messages of this package about files (B§8). */
export function useUploadMessages() {
  const texts = useTexts();
  const locale = useLocale();
  const { message, modal } = App.useApp();

  return {
    /** Shows refused files, one message per reason. */
    showRefused: (refused: readonly RefusedFile[]): void => {
      if (refused.length === 0) return;
      const reasons = new Set(refused.map(({ reason }) => reason));
      if (reasons.size === 1) return void message.warning(texts.refusals[refused[0]!.reason]);
      for (const { name, reason } of refused.slice(0, NAMED)) {
        void message.warning(texts.refusedFile(name, texts.refusals[reason]));
      }
      if (refused.length > NAMED) void message.warning(texts.moreRefused(refused.length - NAMED));
    },
    /** Shows the result of an upload. */
    showResult: ({ name, status, fault }: UploadedFile): void => {
      if (status === 'done') void message.success({ key: 'gezi-upload', content: texts.uploaded });
      if (status === 'error' && fault !== 'cancelled') void message.error(texts.fileFailed(name));
    },
    /** Opens a dialog with the error of a file. */
    showFault: (item: UploadedFile): void => {
      modal.error({
        title: texts.faultTitle,
        content: texts.faultMessage(faultMessage(item, locale)),
        okText: texts.ok,
      });
    },
  };
}
