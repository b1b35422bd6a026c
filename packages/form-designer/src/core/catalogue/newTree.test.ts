import { describe, expect, test } from 'vitest';
import { fieldTypes } from '../../fields/fieldTypes';
import { idSource } from './ids';
import { newTree } from './newTree';

const CHINESE = /[\u4E00-\u9FFF]/;

describe('new components', () => {
  test('have the texts of the specification', () => {
    expect(newTree('select', idSource()).data).toMatchObject({
      compName: '下拉框',
      label: '下拉框',
      placeholder: '请选择',
      options: [{ label: '选项一' }, { label: '选项二' }, { label: '选项三' }],
    });
  });

  test('have English texts in English', () => {
    expect(newTree('select', idSource(), 'en-US').data).toMatchObject({
      compName: '下拉框',
      label: 'Select',
      placeholder: 'Select',
      options: [
        { label: 'Option 1', value: 1 },
        { label: 'Option 2', value: 2 },
        { label: 'Option 3', value: 3 },
      ],
    });
  });

  test.each(Object.keys(fieldTypes))('%s has no Chinese text in English, and the same members', (type) => {
    const chinese = newTree(type, idSource()).data;
    const { compName, ruleError, ...english } = newTree(type, idSource(), 'en-US').data;
    expect(JSON.stringify(english)).not.toMatch(CHINESE);
    expect([compName, ruleError]).toEqual([chinese['compName'], chinese['ruleError']]);
    expect(Object.keys(newTree(type, idSource(), 'en-US').data)).toEqual(Object.keys(chinese));
  });
});
