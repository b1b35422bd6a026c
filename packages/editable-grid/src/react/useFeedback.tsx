import { Later, lazyPart } from '@gezi/ui';
import { useCallback, useMemo, useState, type ReactNode } from 'react';
import type { Texts } from '../texts/zh-CN';
import type { Ask, MessageAction } from './Feedback';

const Feedback = lazyPart(async () => (await import('./Feedback')).Feedback);

interface QuestionLooks {
  /** Button that agrees; default `确定`. */
  okText?: string;
  /** That button is red. Default false. */
  danger?: boolean;
}

export interface FeedbackCalls {
  /** @param action a button in the message */
  notify: (kind: 'warning' | 'error' | 'success', text: string, action?: MessageAction) => void;
  /** @returns whether the user agreed */
  confirm: (title: string, text: string, looks?: QuestionLooks) => Promise<boolean>;
}

/** Messages and questions of the grid, and the element that shows them. */
export function useFeedback(texts: Texts): [FeedbackCalls, ReactNode] {
  const [ask, setAsk] = useState<Ask>();
  const [used, setUsed] = useState(false);
  const done = useCallback(() => setAsk(undefined), []);

  const calls = useMemo<FeedbackCalls>(() => {
    const put = (next: Ask) => {
      setUsed(true);
      setAsk(next);
    };
    return {
      notify: (kind, text, action) => put({ kind, text, action }),
      confirm: (title, text, { okText = texts.ok, danger = false } = {}) =>
        new Promise((answer) =>
          put({ kind: 'confirm', title, text, ok: okText, danger, cancel: texts.cancel, answer }),
        ),
    };
  }, [texts]);

  const place = used ? (
    <Later>
      <Feedback ask={ask} onDone={done} />
    </Later>
  ) : null;
  return [calls, place];
}
