import { expect, test, vi } from 'vitest';
import { readForm } from '../../core/document/readForm';
import type { FormDocument } from '../../core/document/FormDocument';
import { listMember } from '../../core/document/members';
import { cascaderPanel } from '../../fields/cascader/panel';
import { DesignerStore } from '../store/DesignerStore';
import { changeProperty } from './changeProperty';

test('area data replaces the saved options of a cascader; unticked, the previous ones are back', async () => {
  const options = [{ value: 1, label: '一' }];
  const list = [{ id: 'area', compType: 'cascader', label: '地区', options }];
  const store = new DesignerStore((readForm({ list, config: {} }) as { document: FormDocument }).document);
  const line = cascaderPanel.lines.find(({ effect }) => effect === 'areaData')!;
  const saved = () => listMember(store.node('area')!.data, 'options');
  changeProperty(store, store.node('area')!, line, true);
  await vi.waitFor(() => expect(saved().length).toBeGreaterThan(30), { timeout: 10_000 });
  changeProperty(store, store.node('area')!, line, false);
  expect(saved()).toEqual(options);
});
