import {
  deleteFormTemplate,
  FORM_CONTENT_LIMIT,
  saveFormTemplate,
  listFormTemplates,
  MAX_FORM_TEMPLATES,
  renameFormTemplate,
  viewFormTemplate,
  type FormTemplateRow,
} from '@gezi/domain';
import type { FastifyInstance } from 'fastify';
import type { Caller } from '../../../platform/http/Caller';
import { callOf } from '../../../platform/http/callOf';
import { WithMessage } from '../../../platform/http/envelope';
import { refuse } from '../../../platform/http/refusal';
import { serve, type Exchange } from '../../../platform/http/serve';
import type { Services } from '../../../FeatureModule';
import { texts } from '../../../platform/texts';
import { openContent } from '../shared/readContent';
import { formTemplateStore } from './templateStore';

/** Room for a form content of maximum size after JSON escaping. */
const LARGE = { bodyLimit: 3 * FORM_CONTENT_LIMIT };

export function formTemplateRoutes(app: FastifyInstance, { db, clock, audit }: Services): void {
  const store = formTemplateStore(db, clock);
  const logChange = (
    caller: Caller,
    { request }: Exchange,
    kind: 'edit' | 'delete',
    content: () => string,
    details: object,
  ) => audit({ kind, content, caller, ip: caller.ip, call: callOf(request), details: { ...details } });

  /** Trims a name. @throws {Refusal} when it is blank or used by another template of the user */
  function readName(input: string, others: readonly FormTemplateRow[]): string {
    const name = input.trim();
    if (!name) throw refuse(texts.formTemplate.nameMissing, 'name');
    if (others.some((one) => one.name === name)) throw refuse(texts.formTemplate.nameTaken, 'name');
    return name;
  }

  serve(app, listFormTemplates, (_, { userId }) => store.list(userId));

  serve(app, viewFormTemplate, async ({ id }, { userId }) => {
    const found = await store.view(userId, id);
    if (!found) throw refuse(texts.notFound, 'id');
    return found;
  });

  serve(
    app,
    saveFormTemplate,
    async ({ name: given, formContent }, caller, at) => {
      const name = readName(given, []);
      openContent(formContent);
      const list = await db.transaction(async () => {
        const templates = await store.list(caller.userId);
        if (templates.length >= MAX_FORM_TEMPLATES && !templates.some((one) => one.name === name))
          throw refuse(texts.formTemplate.tooMany(MAX_FORM_TEMPLATES), 'name');
        await store.save(caller.userId, name, formContent);
        await logChange(caller, at, 'edit', () => texts.audit.templateSaved, { name });
        return store.list(caller.userId);
      });
      return new WithMessage(texts.saved, list);
    },
    LARGE,
  );

  serve(app, renameFormTemplate, async ({ id, name: given }, caller, at) => {
    const list = await db.transaction(async () => {
      const templates = await store.list(caller.userId);
      if (!templates.some((one) => one.id === id)) throw refuse(texts.notFound, 'id');
      const name = readName(
        given,
        templates.filter((one) => one.id !== id),
      );
      await store.rename(caller.userId, id, name);
      await logChange(caller, at, 'edit', () => texts.audit.templateRenamed, { id, name });
      return store.list(caller.userId);
    });
    return new WithMessage(texts.saved, list);
  });

  serve(app, deleteFormTemplate, async ({ id }, caller, at) => {
    const list = await db.transaction(async () => {
      if (!(await store.view(caller.userId, id))) throw refuse(texts.notFound, 'id');
      await store.remove(caller.userId, id);
      await logChange(caller, at, 'delete', () => texts.audit.templateDeleted, { id });
      return store.list(caller.userId);
    });
    return new WithMessage(texts.deleted, list);
  });
}
