import { EditableGrid, type GridColumn } from '@gezi/editable-grid';
import { GeziProvider } from '@gezi/ui';
import { Button, ColorPicker, Flex, Switch } from 'antd';
import { useState } from 'react';

const columns: GridColumn<{ id: string; name: string; counts: number }>[] = [
  { key: 'name', title: 'Material', type: 'input' },
  { key: 'counts', title: 'Quantity', type: 'inputNumber', width: 110 },
];

const LINES = [
  { id: '1', name: 'Steel pipe DN100', counts: 12 },
  { id: '2', name: 'Gate valve Z41H-16C', counts: 4 },
];

/** One colour is enough: the theme holds the contrast in light and dark mode. */
export function Theming() {
  const [primary, setPrimary] = useState('#0f7b5f');
  const [dark, setDark] = useState(false);
  return (
    <GeziProvider locale="en-US" dark={dark} primary={primary}>
      <div style={{ padding: 16, background: 'var(--gezi-bg)', color: 'var(--gezi-text)' }}>
        <Flex gap="small" align="center" style={{ marginBottom: 12 }}>
          <ColorPicker
            aria-label="Colour"
            value={primary}
            onChangeComplete={(color) => setPrimary(color.toHexString())}
          />
          <Switch aria-label="Dark" checked={dark} onChange={setDark} />
          <Button type="primary">Submit</Button>
          <Button type="link">Link</Button>
        </Flex>
        <EditableGrid label="Theme" columns={columns} rows={LINES} size="small" selection="checkbox" />
      </div>
    </GeziProvider>
  );
}
