import { definitionOf, newSimpleFlow, writeBpmn } from '@gezi/domain';
import { expect, test } from 'vitest';
import { readDefinition, readSimple } from './readDefinition';

const flow = newSimpleFlow({ key: 'leave', name: '请假', start: '提交', end: '结束' });

test('opens what it wrote', async () => {
  const xml = await writeBpmn(definitionOf(flow));
  expect(await readSimple(xml)).toEqual({ flow });
  expect(await readDefinition(xml)).toEqual({ definition: definitionOf(flow), faults: [] });
});

test('names what it would lose', async () => {
  const xml = (await writeBpmn(definitionOf(flow))).replace(
    '</bpmn:process>',
    '<bpmn:scriptTask id="S" name="脚本" /><bpmn:textAnnotation id="N"><bpmn:text>注意</bpmn:text></bpmn:textAnnotation></bpmn:process>',
  );
  expect(await readSimple(xml)).toMatchObject({
    faults: [
      { code: 'unsupported', name: 'bpmn:ScriptTask' },
      { code: 'note', name: '注意' },
    ],
  });
});

test('names a file that is no process', async () => {
  expect(await readSimple('<a/>')).toMatchObject({ faults: [{ code: 'unreadable' }] });
  expect((await readDefinition('<a/>')).definition).toBeUndefined();
});
