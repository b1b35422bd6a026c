import { App } from 'antd';
import { faultMessage, type RefusedFile, type UploadedFile } from '../core';
import { useLocale } from '@gezi/ui';
import { useTexts } from '../texts/useTexts';

/** Files named one by one, at most; more would cover the page. */
const NAMED = 3;

/** What the components of this package say about files, in the same words everywhere (B§8). */
export function useUploadMessages() {
  const texts = useTexts();
  const locale = useLocale();
  const { message, modal } = App.useApp();

  return {
    /** Files that were not taken: one reason is said once. */
    sayRefused: (refused: readonly RefusedFile[]): void => {
      if (refused.length === 0) return;
      const reasons = new Set(refused.map(({ reason }) => reason));
      if (reasons.size === 1) return void message.warning(texts.refusals[refused[0]!.reason]);
      for (const { name, reason } of refused.slice(0, NAMED)) {
        void message.warning(texts.refusedFile(name, texts.refusals[reason]));
      }
      if (refused.length > NAMED) void message.warning(texts.moreRefused(refused.length - NAMED));
    },
    /** A file that ended. */
    sayEnd: ({ name, status, fault }: UploadedFile): void => {
      if (status === 'done') void message.success({ key: 'gezi-upload', content: texts.uploaded });
      if (status === 'error' && fault !== 'cancelled') void message.error(texts.fileFailed(name));
    },
    /** The dialog with what is wrong with a file. */
    showFault: (item: UploadedFile): void => {
      modal.error({
        title: texts.faultTitle,
        content: texts.faultMessage(faultMessage(item, locale)),
        okText: texts.ok,
      });
    },
  };
}
