import { App } from 'antd';
import { useCallback } from 'react';
import { useTexts } from './texts';

/** Asks for confirmation before a removal. @returns `(question, onYes)` */
export function useRemovalQuestion(): (question: string, onYes: () => void) => void {
  const texts = useTexts();
  const { modal } = App.useApp();
  return useCallback(
    (question, onYes) =>
      void modal.confirm({
        title: texts.removeTitle,
        content: question,
        okText: texts.remove,
        cancelText: texts.cancel,
        okButtonProps: { danger: true },
        onOk: onYes,
      }),
    [modal, texts],
  );
}
