import { Type } from 'typebox';
import { expect, test } from 'vitest';
import { answerText, hasManyRows } from './answerText';
import { dropUnknown } from './dropUnknown';

const Row = Type.Object({ name: Type.String() });
const records = Array.from({ length: 501 }, (_, at) => ({ name: `"${at}",`, secret: at }));
const kept = records.map(({ name }) => ({ name }));

test('is for pages of more than 500 rows', () => {
  expect(hasManyRows({ records })).toBe(true);
  for (const few of [null, 'records', [], { records: records.slice(1) }, { records: 'x'.repeat(501) }]) {
    expect(hasManyRows(few)).toBe(false);
  }
});

test.each([
  ['a page', Type.Object({ records: Type.Array(Row), total: Type.Integer() }), { total: 501 }],
  ['rows alone', Type.Object({ records: Type.Array(Row) }), {}],
])('is the text of %s without members that the schema does not name', async (_name, schema, others) => {
  const text = await answerText({ records, ...others, unknown: 1 } as never, '完成 "1"', dropUnknown(schema));
  expect(JSON.parse(text)).toEqual({
    success: true,
    message: '完成 "1"',
    code: 200,
    result: { ...others, records: kept },
    timestamp: expect.any(Number) as unknown,
  });
});
