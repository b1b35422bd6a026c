import { AntdRegistry } from '@ant-design/nextjs-registry';
import { GeziProvider } from '@gezi/ui';
import type { Metadata } from 'next';
import type { ReactNode } from 'react';
import '@gezi/ui/styles.css';
import '@gezi/pickers/styles.css';
import '@gezi/upload/styles.css';
import '@gezi/editable-grid/styles.css';
import '@gezi/form-designer/styles.css';
import './page.css';

export const metadata: Metadata = { title: '格子与 Next.js', icons: 'data:,' };

/** A server component; `AntdRegistry` puts the styles of antd into the first answer. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="zh-CN">
      <body>
        <AntdRegistry>
          <GeziProvider>{children}</GeziProvider>
        </AntdRegistry>
      </body>
    </html>
  );
}
