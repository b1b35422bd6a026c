import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { GeziProvider } from '@gezi/ui';
import { Button, ColorPicker, Flex, Switch } from 'antd';
import { useState } from 'react';

const columns: GridColumn<{ id: string; name: string; counts: number }>[] = [
  { key: 'name', title: '物料名称', type: 'input' },
  { key: 'counts', title: '数量', type: 'inputNumber', width: 110 },
];

const LINES = [
  { id: '1', name: '无缝钢管 DN100', counts: 12 },
  { id: '2', name: '法兰闸阀 Z41H-16C', counts: 4 },
];

/** 主色只需一个；浅色与深色下的对比度由主题保证。 */
export function Theming() {
  const [primary, setPrimary] = useState('#0f7b5f');
  const [dark, setDark] = useState(false);
  return (
    <GeziProvider locale="zh-CN" dark={dark} primary={primary}>
      <div style={{ padding: 16, background: 'var(--gezi-bg)', color: 'var(--gezi-text)' }}>
        <Flex gap="small" align="center" style={{ marginBottom: 12 }}>
          <ColorPicker
            aria-label="主色"
            value={primary}
            onChangeComplete={(color) => setPrimary(color.toHexString())}
          />
          <Switch aria-label="深色" checked={dark} onChange={setDark} />
          <Button type="primary">提交</Button>
          <Button type="link">链接</Button>
        </Flex>
        <EditableGrid label="主题" columns={columns} rows={LINES} size="small" selection="checkbox" />
      </div>
    </GeziProvider>
  );
}
