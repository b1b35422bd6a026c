import { DraggableModal } from '@gezi/ui';
import { App, Button } from 'antd';
import { ROOT, type FormDocument } from '../../core/document/FormDocument';
import { readForm } from '../../core/document/readForm';
import { formTemplates } from '../../core/exchange/templates/formTemplates';
import { formText } from '../../core/document/formText';
import { useStore } from '../store/designerContext';
import { OwnTemplateLine } from '../templates/OwnTemplateLine';
import { SaveAsTemplate } from '../templates/SaveAsTemplate';
import type { TemplateStore } from '../templates/TemplateStore';
import { useOwnTemplates, type OwnTemplates } from '../templates/useOwnTemplates';
import { useTexts } from '../texts/useTexts';

export interface TemplatesDialogProps {
  /** Storage of the user's templates. */
  templates: TemplateStore;
  /** Replaces the open form; returns false if it was refused. */
  onUse: (document: FormDocument) => boolean;
  onClose: () => void;
}

/**
 * Templates: the user's and the included ones. Using one replaces the form as one step that can be undone.
 */
export function TemplatesDialog({ templates, onUse, onClose }: TemplatesDialogProps) {
  const texts = useTexts();
  const store = useStore();
  const { message } = App.useApp();
  const own = useOwnTemplates(templates);
  const isEmpty = (store.node(ROOT)?.children.length ?? 0) === 0;

  function begin(content: unknown) {
    const reading = readForm(content);
    if (!reading.ok) return void message.error(texts.templateUnreadable);
    if (onUse(reading.document)) onClose();
  }

  const showFailure = (failure: unknown, level: 'error' | 'warning' = 'error') =>
    void message[level](
      templates.isLocal || !(failure instanceof Error) ? texts.templateNotKept : texts.templateFailed(failure.message),
    );

  async function beginOwn(id: string) {
    try {
      begin(await templates.open(id));
    } catch (failure) {
      if (templates.isLocal) void message.error(texts.templateUnreadable);
      else showFailure(failure);
    }
  }

  /** Shows the error of a failed change; resolves to whether it succeeded. */
  async function change(call: Parameters<OwnTemplates['change']>[0], level?: 'warning'): Promise<boolean> {
    try {
      await own.change(call);
      return true;
    } catch (failure) {
      showFailure(failure, level);
      return false;
    }
  }

  return (
    <DraggableModal open width={640} title={texts.templatesTitle} footer={null} fullscreen={false} onCancel={onClose}>
      {isEmpty ? null : <p className="gezi-fd-dialog-hint">{texts.templateReplace}</p>}
      <h3 className="gezi-fd-templates-title">{texts.templatesOwn}</h3>
      {isEmpty ? null : (
        <SaveAsTemplate
          taken={own.list.map(({ name }) => name)}
          onSave={(name) => change((each) => each.save(name, formText(store.document)))}
        />
      )}
      {own.failed ? (
        <p className="gezi-fd-list-none" role="alert">
          {texts.templatesFailed}{' '}
          <button type="button" className="gezi-fd-text-button" onClick={own.retry}>
            {texts.retry}
          </button>
        </p>
      ) : null}
      {!own.failed && !own.loading && own.list.length === 0 ? (
        <p className="gezi-fd-list-none">{texts.templatesOwnNone}</p>
      ) : null}
      {own.list.length > 0 ? (
        <ul className="gezi-fd-templates" aria-label={texts.templatesOwn}>
          {own.list.map((template) => (
            <OwnTemplateLine
              key={template.id}
              template={template}
              taken={own.list.filter(({ id }) => id !== template.id).map(({ name }) => name)}
              onUse={() => void beginOwn(template.id)}
              onRename={(name) => change((each) => each.rename(template.id, name))}
              onRemove={() => change((each) => each.remove(template.id), 'warning')}
            />
          ))}
        </ul>
      ) : null}
      {templates.isLocal ? <p className="gezi-fd-note">{texts.templatesLocal}</p> : null}
      <h3 className="gezi-fd-templates-title">{texts.templatesGiven}</h3>
      <ul className="gezi-fd-templates" aria-label={texts.templatesGiven}>
        {formTemplates.map(({ key, name, summary, content }) => (
          <li key={key}>
            <span>
              <b>{name}</b>
              <small>{summary}</small>
            </span>
            <Button aria-label={`${texts.templateUse} ${name}`} onClick={() => begin(content())}>
              {texts.templateUse}
            </Button>
          </li>
        ))}
      </ul>
    </DraggableModal>
  );
}
