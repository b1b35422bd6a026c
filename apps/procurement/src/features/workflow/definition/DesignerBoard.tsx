import { DownloadOutlined, ImportOutlined, SaveOutlined } from '@ant-design/icons';
import { saveFile, useClient } from '@gezi/client';
import { decodeXml, listProcDefs, listProcDefVersions, MAX_XML_LENGTH, saveProcDef } from '@gezi/domain';
import { PageCard } from '@gezi/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { App, Button, Input, Segmented, Select, Upload } from 'antd';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { invalidate } from '../../../crud/invalidate';
import { useLeaveGuard } from '../../../forms/useLeaveGuard';
import type { OpeningFault } from './core/readDefinition';
import { FormsContext } from './form/FormsContext';
import { useFlowForms } from './form/useFlowForms';
import { ModelerView } from './modeler/ModelerView';
import { DEFINITION_LIST_PATH } from './paths';
import { categoriesQuery } from '../shared/categoriesQuery';
import { SimpleDesigner } from './simple/SimpleDesigner';
import { useTexts } from './texts';
import { useDefinitionEditor, type DesignerMode, type ReadXml } from './useDefinitionEditor';
import { useVariables } from './useVariables';

export interface OpenedDefinition extends ReadXml {
  name: string;
  category: string | null;
  isNew: boolean;
}

const KEY = /^[A-Za-z_][\w.-]{0,99}$/;

/** A definition in one of the two designers, with its name and the buttons that save, import and export it. */
export function DesignerBoard({ opened }: { opened: OpenedDefinition }) {
  const texts = useTexts();
  const client = useClient();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { message, modal } = App.useApp();
  const editor = useDefinitionEditor(opened);
  const { mode, flow, definition, setFlow, setXml } = editor;
  const { forms, faults: formFaults } = useFlowForms(definition);
  const faults = useMemo(() => [...editor.faults, ...formFaults], [editor.faults, formFaults]);
  const known = useMemo(() => ({ definition, forms }), [definition, forms]);
  const [name, setName] = useState(opened.name);
  const [category, setCategory] = useState(opened.category);
  const isDirty = editor.isDirty || name !== opened.name || category !== opened.category;
  const { question, release } = useLeaveGuard(isDirty);
  const fields = useVariables(definition, forms);
  const { data: categories = [] } = useQuery(categoriesQuery(client));
  const save = useMutation({
    mutationFn: async () => {
      const xml = await editor.currentXml();
      return client.call(saveProcDef, { name: name.trim(), category, xml });
    },
    onSuccess: async () => {
      await invalidate(queries, listProcDefs, listProcDefVersions);
      release();
      message.success(texts.saved);
      await navigate(DEFINITION_LIST_PATH);
    },
  });

  function publish(): void {
    if (name.trim() === '') return void message.warning(texts.nameMissing);
    if (flow && !KEY.test(flow.key)) return void message.warning(texts.keyInvalid);
    if (faults.length > 0) return void message.warning(texts.hasFaults(faults.length));
    save.mutate();
  }

  function explain(found: readonly OpeningFault[]): void {
    if (found.length === 0) return;
    modal.info({
      title: texts.notSimple,
      okText: texts.understood,
      content: (
        <ul className="gezi-flow-obstacles">
          {found.map(({ code, name: element }) => (
            <li key={`${code} ${element}`}>{[element, texts.obstacles[code]].filter(Boolean).join('：')}</li>
          ))}
        </ul>
      ),
    });
  }

  async function show(next: DesignerMode): Promise<void> {
    if (next === 'modeler') await editor.showModeler();
    else explain(await editor.showSimple());
  }

  async function importFile(file: File): Promise<void> {
    if (file.size > MAX_XML_LENGTH) return void message.warning(texts.fileTooLarge);
    await editor.open(decodeXml(new Uint8Array(await file.arrayBuffer())), true);
  }

  async function exportFile(): Promise<void> {
    const xml = await editor.currentXml();
    saveFile(new Blob([xml], { type: 'application/xml' }), `${name.trim() || definition?.key || 'process'}.bpmn`);
  }

  return (
    <PageCard>
      <div className="gezi-flow-board">
        <header className="gezi-flow-head">
          <Input
            className="gezi-flow-name"
            aria-label={texts.definitionName}
            placeholder={texts.definitionName}
            value={name}
            maxLength={200}
            onChange={(event) => setName(event.target.value)}
          />
          <Input
            className="gezi-flow-key"
            aria-label={texts.definitionKey}
            value={flow?.key ?? definition?.key ?? ''}
            maxLength={100}
            disabled={!opened.isNew || !flow}
            onChange={(event) => flow && setFlow({ ...flow, key: event.target.value })}
          />
          <Select<string | null>
            className="gezi-flow-category"
            aria-label={texts.category}
            placeholder={texts.category}
            allowClear
            {...(category !== null && { value: category })}
            options={categories.map(({ code, name: label }) => ({ value: code, label }))}
            onChange={(next) => setCategory(next ?? null)}
          />
          <Segmented<DesignerMode>
            aria-label={texts.designer}
            value={mode}
            options={[
              { value: 'simple', label: texts.simpleDesigner },
              { value: 'modeler', label: texts.modeler },
            ]}
            onChange={(next) => void show(next)}
          />
          <span className="gezi-flow-actions">
            <Upload
              accept=".bpmn,.xml"
              showUploadList={false}
              beforeUpload={(file) => {
                void importFile(file);
                return false;
              }}
            >
              <Button icon={<ImportOutlined aria-hidden />}>{texts.importFile}</Button>
            </Upload>
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void exportFile()}>
              {texts.exportFile}
            </Button>
            <Button type="primary" icon={<SaveOutlined aria-hidden />} loading={save.isPending} onClick={publish}>
              {texts.publish}
            </Button>
          </span>
        </header>
        <FormsContext value={known}>
          <div className="gezi-flow-body">
            {flow ? (
              <SimpleDesigner
                flow={flow}
                onChange={setFlow}
                onUndo={editor.undo}
                onRedo={editor.redo}
                faults={faults}
                fields={fields}
              />
            ) : (
              <ModelerView xml={editor.xml} onChange={setXml} definition={definition} faults={faults} fields={fields} />
            )}
          </div>
        </FormsContext>
      </div>
      {question}
    </PageCard>
  );
}
