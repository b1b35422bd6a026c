import { App } from 'antd';
import { useEffect } from 'react';
import { readCondition } from '../../core/tree/readCondition';
import { useTexts } from '../../texts/useTexts';

/** Whether the condition of a tree is empty or a JSON object; anything else shows an error (B§5). */
export function useTreeCondition(condition: string | undefined): boolean {
  const texts = useTexts();
  const { message } = App.useApp();
  const isRight = readCondition(condition).ok;

  useEffect(() => {
    if (!isRight) void message.error({ content: texts.tree.condition, key: 'gezi-tree-condition' });
  }, [message, isRight, texts]);
  return isRight;
}
