import { useClientKit } from '@gezi/client';
import { RemoteTreeSelect, type TreeSelectBase } from './RemoteTreeSelect';
import { readNodes } from './RemoteNode';
import { useTreeCondition } from './useTreeCondition';

export interface DictTreeSelectProps extends TreeSelectBase {
  /** `table,text,code`: the table that holds the tree, the column shown and the column stored. */
  dict: string;
  /** The column that holds the parent; default `pid`. */
  pidField?: string;
  /** The parent of the roots; default none. */
  pidValue?: string;
  /** The column that says whether a node has children. */
  hasChildField?: string;
  /** Additional conditions: a JSON object as text. */
  condition?: string;
}

/** Tree select of the rows of a table. A condition that is not a JSON object shows an error, and nothing is loaded (B§5). */
export function DictTreeSelect({
  dict,
  pidField = 'pid',
  pidValue = '',
  hasChildField,
  condition,
  ...select
}: DictTreeSelectProps) {
  const { client, dictionaries } = useClientKit();
  const isAskable = useTreeCondition(condition);
  const [tableName = '', text = '', code = ''] = dict.split(',');
  const settings = { tableName, text, code, pidField, hasChildField, condition };
  return (
    <RemoteTreeSelect
      {...select}
      source={isAskable ? JSON.stringify([settings, pidValue]) : undefined}
      loadLevel={async (parent = pidValue, signal) =>
        readNodes(await client.get('/sys/dict/loadTreeData', { ...settings, pid: parent }, { silent: true, signal }))
      }
      loadTexts={(values) => dictionaries.labels(dict, values.join(','))}
    />
  );
}
