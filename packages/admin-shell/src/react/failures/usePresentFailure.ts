import { App } from 'antd';
import { useCallback, useEffect, useRef } from 'react';
import type { FailureConsequence, ShownFailure } from './ShownFailure';

/**
 * Shows a failure the way its line of the catalogue says: as notification, toast or dialog. A failure that is on
 * screen already is not shown twice.
 *
 * @param onConsequence does what follows, e.g. `logout-and-reload`, after the line's delay or when it is confirmed
 */
export function usePresentFailure(
  onConsequence: (what: FailureConsequence['what']) => void,
): (failure: ShownFailure) => void {
  const { message, notification, modal } = App.useApp();
  const consequence = useRef(onConsequence);
  const dialog = useRef(false);
  useEffect(() => {
    consequence.current = onConsequence;
  }, [onConsequence]);

  return useCallback(
    (failure) => {
      const { presentation, level, title, message: text, okText, followUp } = failure;
      const follow = () => {
        if (followUp) setTimeout(() => consequence.current(followUp.what), followUp.delayMs);
      };
      // The same words have the same key and take each other's place.
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
