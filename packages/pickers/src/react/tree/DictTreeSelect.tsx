import { useClientKit } from '@gezi/client';
import { App } from 'antd';
import { useEffect } from 'react';
import { readCondition } from '../../core/tree/readCondition';
import { useTexts } from '../../texts/useTexts';
import { RemoteTreeSelect, type TreeSelectBase } from './RemoteTreeSelect';
import { readNodes } from './RemoteNode';

export interface DictTreeSelectProps extends TreeSelectBase {
  /** `table,text,code`: the table that holds the tree, the column shown and the column stored. */
  dict: string;
  /** The column that holds the parent; default `pid`. */
  pidField?: string;
  /** The parent of the roots; default none. */
  pidValue?: string;
  /** The column that says whether there is something below. */
  hasChildField?: string;
  /** Further conditions: a JSON object as text. */
  condition?: string;
}

/** A tree that lies in a table. A condition that is no JSON object is told, and nothing is asked (B§5). */
export function DictTreeSelect({
  dict,
  pidField = 'pid',
  pidValue = '',
  hasChildField,
  condition,
  ...select
}: DictTreeSelectProps) {
  const texts = useTexts();
  const { client, dictionaries } = useClientKit();
  const { message } = App.useApp();
  const checked = readCondition(condition);
  const isWrong = !checked.ok;

  useEffect(() => {
    if (isWrong) void message.error({ content: texts.tree.condition, key: 'gezi-tree-condition' });
  }, [message, isWrong, texts]);

  const [tableName = '', text = '', code = ''] = dict.split(',');
  const settings = { tableName, text, code, pidField, hasChildField, condition };
  return (
    <RemoteTreeSelect
      {...select}
      source={isWrong ? undefined : JSON.stringify([settings, pidValue])}
      loadLevel={async (parent = pidValue, signal) =>
        readNodes(await client.get('/sys/dict/loadTreeData', { ...settings, pid: parent }, { silent: true, signal }))
      }
      loadTexts={(values) => dictionaries.texts(dict, values.join(','))}
    />
  );
}
