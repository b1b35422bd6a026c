import { FormDesigner } from '@gezi/form-designer/designer';
import { FormRuntime } from '@gezi/form-designer/runtime';
import { Button, Segmented } from 'antd';
import { useState } from 'react';
import { RECEIPT } from './receipt';

/** Design a form, then fill it in. */
export function App() {
  const [view, setView] = useState<'design' | 'fill'>('design');
  const [content, setContent] = useState(() => JSON.stringify(RECEIPT));

  return (
    <>
      <Segmented
        value={view}
        onChange={setView}
        options={[
          { value: 'design', label: 'Design' },
          { value: 'fill', label: 'Fill in' },
        ]}
        style={{ marginBottom: 12 }}
      />
      {view === 'design' ? (
        <FormDesigner
          content={content}
          formName="Receipt"
          existing
          height={560}
          onSave={({ formContent }) => setContent(formContent)}
        />
      ) : (
        <FormRuntime content={content} onSubmit={(values) => alert(JSON.stringify(values))}>
          <Button type="primary" htmlType="submit">
            Submit
          </Button>
        </FormRuntime>
      )}
    </>
  );
}
