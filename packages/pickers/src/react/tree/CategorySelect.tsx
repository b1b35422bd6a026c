import { useClient } from '@gezi/client';
import { App } from 'antd';
import { useEffect } from 'react';
import { readCondition } from '../../core/tree/readCondition';
import { useTexts } from '../../texts/useTexts';
import { RemoteTreeSelect, type TreeSelectBase } from './RemoteTreeSelect';
import { readNodes } from './RemoteNode';

export interface CategorySelectProps extends TreeSelectBase {
  /** Code of the category whose children are the roots; default `0`, all categories. */
  pcode?: string;
  /** The same by id; wins over the code. */
  pid?: string;
  /** Further conditions: a JSON object as text. */
  condition?: string;
}

/** Categories as a tree; ids are stored. */
export function CategorySelect({ pcode = '0', pid, condition, ...select }: CategorySelectProps) {
  const texts = useTexts();
  const client = useClient();
  const { message } = App.useApp();
  const isWrong = !readCondition(condition).ok;

  useEffect(() => {
    if (isWrong) void message.error({ content: texts.tree.condition, key: 'gezi-tree-condition' });
  }, [message, isWrong, texts]);

  return (
    <RemoteTreeSelect
      {...select}
      source={isWrong ? undefined : JSON.stringify([pcode, pid, condition])}
      loadLevel={async (parent, signal) => {
        const from = parent ?? pid;
        const query = from === undefined ? { pcode, condition } : { pid: from, condition };
        return readNodes(await client.get('/sys/category/loadTreeData', query, { silent: true, signal }));
      }}
      loadTexts={(values) =>
        client.get<string[]>(
          '/sys/category/loadDictItem/',
          { ids: values.join(','), delNotExist: false },
          { silent: true },
        )
      }
    />
  );
}
