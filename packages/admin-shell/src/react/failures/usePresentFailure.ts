import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import type { FailureFollowUp, ShownFailure } from './ShownFailure';

/**
 * Returns a function that shows a message as notification, toast or dialog. A message on screen is not shown twice.
 *
 * @param onFollowUp called for the follow-up, e.g. `logout-and-reload`, after the delay of the message or when it is confirmed
 */
export function usePresentFailure(
  onFollowUp: (what: FailureFollowUp['what']) => void,
): (failure: ShownFailure) => void {
  const { message, notification, modal } = App.useApp();
  const latest = useRef(onFollowUp);
  const dialog = useRef(false);
  useEffect(() => {
    latest.current = onFollowUp;
  }, [onFollowUp]);

  return useCallback(
    (failure) => {
      const { presentation, level, title, message: text, okText, followUp } = failure;
      const follow = () => {
        if (followUp) setTimeout(() => latest.current(followUp.what), followUp.delayMs);
      };
      // The same message replaces itself on screen.
      const key = `${title} ${text}`;
      if (presentation === 'toast') void message.open({ key, type: level, content: text });
      if (presentation === 'loading') void message.loading({ key, content: text, duration: 0 });
      if (presentation === 'notification') notification.open({ key, type: level, title, description: text });
      if (presentation === 'modal') {
        if (dialog.current) return;
        dialog.current = true;
        modal[level]({
          title,
          content: text,
          ...(okText ? { okText } : {}),
          mask: { closable: false },
          keyboard: false,
          onOk: () => {
            dialog.current = false;
            if (followUp?.on === 'ok') follow();
          },
        });
      }
      if (followUp?.on === 'shown') follow();
    },
    [message, notification, modal],
  );
}
