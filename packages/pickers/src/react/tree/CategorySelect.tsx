import { useClient } from '@gezi/client';
import { RemoteTreeSelect, type TreeSelectBase } from './RemoteTreeSelect';
import { readNodes } from './RemoteNode';
import { useTreeCondition } from './useTreeCondition';

export interface CategorySelectProps extends TreeSelectBase {
  /** Code of the category whose children are the roots; default `0`, all categories. */
  pcode?: string;
  /** Id of that category; takes precedence over the code. */
  pid?: string;
  /** Additional conditions: a JSON object as text. */
  condition?: string;
}

/** Tree select of categories. Stores ids. */
export function CategorySelect({ pcode = '0', pid, condition, ...select }: CategorySelectProps) {
  const client = useClient();
  const isAskable = useTreeCondition(condition);

  return (
    <RemoteTreeSelect
      {...select}
      source={isAskable ? JSON.stringify([pcode, pid, condition]) : undefined}
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
