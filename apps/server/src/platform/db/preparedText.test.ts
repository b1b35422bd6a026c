import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { preparedText } from './preparedText';

interface Input {
  scope: string;
  id: string;
}

test('makes the text once for each key', () => {
  const made: string[] = [];
  const build = preparedText<Input>({
    keyOf: ([input], isShared) => `${isShared} ${input!.scope}`,
    statement([input], isShared) {
      made.push(`${isShared} ${input!.scope}`);
      return sql`select ${input!.scope}, ${sql.placeholder('ids')}`;
    },
    valuesOf: (inputs) => ({ ids: inputs.map(({ id }) => id) }),
  });
  const inputs = ['1', '2'].map((id) => ({ scope: 'a', id }));
  expect(build(inputs, true)).toEqual({ sql: 'select $1, $2', params: ['a', ['1', '2']] });
  expect(build([{ scope: 'a', id: '3' }], true)).toEqual({ sql: 'select $1, $2', params: ['a', ['3']] });
  build([{ scope: 'b', id: '3' }], true);
  build(inputs, false);
  expect(made).toEqual(['true a', 'true b', 'false a']);
});
