import { App } from 'antd';
import { useCallback } from 'react';
import { useTexts } from './texts';

/** Asks before something is removed. @returns a function of the question and what is done after a yes */
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
