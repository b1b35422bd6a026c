import { geziTheme } from '@gezi/ui';
import { ConfigProvider } from 'antd';
import type { ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import type { Contender } from './contender';
import type { BenchField } from './fields';

/** Label layout of antd's fields. */
export const LABEL = { style: { width: 120 } };

/** A contender that renders with antd, using our theme. @param Page the form */
export const antdContender = (Page: ComponentType<{ fields: readonly BenchField[] }>): Contender => ({
  field: '.ant-form-item',
  error: '.ant-form-item-explain-error',
  input: 'input',
  mount: (root, fields) =>
    createRoot(root).render(
      <ConfigProvider theme={geziTheme()}>
        <Page fields={fields} />
      </ConfigProvider>,
    ),
});
