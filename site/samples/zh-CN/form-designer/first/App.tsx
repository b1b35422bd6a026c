import { FormDesigner } from '@gezi/form-designer/designer';
import { FormRuntime } from '@gezi/form-designer/runtime';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { RECEIPT } from './receipt';

/** 设计一张表单，再填写它。 */
export function App() {
  const [view, setView] = useState<'design' | 'fill'>('design');
  const [content, setContent] = useState(() => JSON.stringify(RECEIPT));

  return (
    <>
      <Segmented
        value={view}
        onChange={setView}
        options={[
          { value: 'design', label: '设计' },
          { value: 'fill', label: '填写' },
        ]}
        style={{ marginBottom: 12 }}
      />
      {view === 'design' ? (
        <FormDesigner
          content={content}
          formName="收货单"
          existing
          height={560}
          onSave={({ formContent }) => setContent(formContent)}
        />
      ) : (
        <FormRuntime content={content} onSubmit={(values) => alert(JSON.stringify(values))}>
          <Button type="primary" htmlType="submit">
            提交
          </Button>
        </FormRuntime>
      )}
    </>
  );
}
