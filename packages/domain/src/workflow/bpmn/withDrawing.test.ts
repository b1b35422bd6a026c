import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { gatewayOf, processOf, startNode, endNode, taskOf } from '../testing';
import { layoutOf } from './layoutOf';
import { readBpmn } from './readBpmn';
import { readLayout } from './readLayout';
import { withDrawing } from './withDrawing';
import { writeBpmn } from './writeBpmn';

const withoutDiagram = (xml: string) => xml.replace(/<bpmndi:BPMNDiagram[\s\S]*<\/bpmndi:BPMNDiagram>\s*/, '');

test('draws a file without a drawing, and keeps the rest', async () => {
  const timer = { id: 'late', name: '', due: { kind: 'duration', value: 'PT1H' } as const, action: 'remind' as const };
  const definition = processOf(
    [
      startNode,
      taskOf('lead', 'zhang', { timers: [{ ...timer, isInterrupting: false }] }),
      gatewayOf('way', 'exclusive', 'way-end'),
      taskOf('boss', 'li'),
      endNode,
    ],
    ['start>lead', 'lead>way', 'way>boss?${days > 3}', 'way>end', 'boss>end'],
  );
  const note = '<bpmn:textAnnotation id="note"><bpmn:text>三天</bpmn:text></bpmn:textAnnotation></bpmn:process>';
  const bare = withoutDiagram(await writeBpmn(definition)).replace('</bpmn:process>', note);
  expect(bare).not.toContain('BPMNShape');

  const drawn = await withDrawing(bare);
  expect(drawn.match(/<bpmndi:BPMNShape /g)).toHaveLength(6);
  expect(drawn.match(/<bpmndi:BPMNEdge /g)).toHaveLength(5);
  expect(await readLayout(drawn, definition)).toEqual(layoutOf(definition));
  expect(drawn).toContain('<bpmn:text>三天</bpmn:text>');
  expect(await readBpmn(drawn)).toEqual(await readBpmn(bare));
  expect(await withDrawing(drawn)).toBe(drawn);
});

test('returns a drawing, and what cannot be read, unchanged', async () => {
  const xml = readFileSync(new URL('testdata/A.1.0.bpmn', import.meta.url), 'latin1');
  expect(await withDrawing(xml)).toBe(xml);
  expect(await withDrawing('<broken')).toBe('<broken');
});
