import { message, Modal } from 'antd';
import { useEffect, useRef } from 'react';

export interface MessageAction {
  label: string;
  run: () => void;
}

export type Ask =
  | { kind: 'warning' | 'error' | 'success'; text: string; action?: MessageAction | undefined }
  | {
      kind: 'confirm';
      title: string;
      text: string;
      ok: string;
      danger: boolean;
      cancel: string;
      answer: (yes: boolean) => void;
    };

/** Seconds that a message with a button stays. */
const ACTION_SECONDS = 8;

/** Shows one message or question with antd; loaded on first use. */
export function Feedback({ ask, onDone }: { ask: Ask | undefined; onDone: () => void }) {
  const [messages, messageHolder] = message.useMessage();
  const [modal, modalHolder] = Modal.useModal();
  const number = useRef(0);
  const shown = useRef<Ask>(undefined);

  useEffect(() => {
    // In strict mode the effect runs twice.
    if (!ask || shown.current === ask) return;
    shown.current = ask;
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
    } else if (ask.action) {
      const { kind, text, action } = ask;
      const key = `gezi-${(number.current += 1)}`;
      const run = () => {
        messages.destroy(key);
        action.run();
      };
      const content = (
        <>
          {text}{' '}
          <button type="button" className="gezi-link gezi-message-action" onClick={run}>
            {action.label}
          </button>
        </>
      );
      void messages[kind]({ key, content, duration: ACTION_SECONDS });
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
