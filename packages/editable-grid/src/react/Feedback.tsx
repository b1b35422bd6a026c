import { message, Modal } from 'antd';
import { useEffect } from 'react';

export type Ask =
  | { kind: 'warning' | 'error' | 'success'; text: string }
  | {
      kind: 'confirm';
      title: string;
      text: string;
      ok: string;
      danger: boolean;
      cancel: string;
      answer: (yes: boolean) => void;
    };

/** Shows one message or question with antd; loaded on first use. */
export function Feedback({ ask, onDone }: { ask: Ask | undefined; onDone: () => void }) {
  const [messages, messageHolder] = message.useMessage();
  const [modal, modalHolder] = Modal.useModal();

  useEffect(() => {
    if (!ask) return;
    if (ask.kind === 'confirm') {
      modal.confirm({
        title: ask.title,
        content: ask.text,
        okText: ask.ok,
        cancelText: ask.cancel,
        okButtonProps: { danger: ask.danger },
        onOk: () => ask.answer(true),
        onCancel: () => ask.answer(false),
      });
    } else {
      void messages[ask.kind](ask.text);
    }
    onDone();
  }, [ask, messages, modal, onDone]);

  return (
    <>
      {messageHolder}
      {modalHolder}
    </>
  );
}
