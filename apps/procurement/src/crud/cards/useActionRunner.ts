import type { ActionQuestion } from '@gezi/editable-grid';
import { App } from 'antd';
import { useRef } from 'react';

interface Run {
  /** Title of the question. */
  label: string;
  danger?: boolean | undefined;
  question?: string | ActionQuestion | undefined;
  act: () => unknown;
}

/** Returns a function that asks before an action, runs one action at a time and shows its failure. */
export function useActionRunner(): (run: Run) => void {
  const { modal, message } = App.useApp();
  const running = useRef(false);

  async function act({ act: start }: Run) {
    if (running.current) return;
    running.current = true;
    try {
      await start();
    } catch (error) {
      void message.error(error instanceof Error ? error.message : String(error));
    } finally {
      running.current = false;
    }
  }

  return (run) => {
    const { label, danger = false, question } = run;
    if (!question) return void act(run);
    const { title = label, content, okText } = typeof question === 'string' ? { content: question } : question;
    modal.confirm({
      title,
      content,
      ...(okText !== undefined && { okText }),
      okButtonProps: { danger },
      onOk: () => void act(run),
    });
  };
}
