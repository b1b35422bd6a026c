import {
  deleteFormTemplate,
  FORM_CONTENT_LIMIT,
  keepFormTemplate,
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

/** A content at its limit, each of its quotes and line ends escaped once more within the JSON of a body. */
const LARGE = { bodyLimit: 3 * FORM_CONTENT_LIMIT };

export function formTemplateRoutes(app: FastifyInstance, { db, clock, audit }: Services): void {
  const store = formTemplateStore(db, clock);
  const noted = (caller: Caller, { request }: Exchange, kind: 'edit' | 'delete', content: string, details: object) =>
    audit({ kind, content, caller, ip: caller.ip, call: callOf(request), details: { ...details } });

  /** The name as it is kept; refused when it is blank, or another of the person's templates has it. */
  function named(given: string, others: readonly FormTemplateRow[]): string {
    const name = given.trim();
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
    keepFormTemplate,
    async ({ name: given, formContent }, caller, at) => {
      const name = named(given, []);
      openContent(formContent);
      const list = await db.transaction(async () => {
        const known = await store.list(caller.userId);
        if (known.length >= MAX_FORM_TEMPLATES && !known.some((one) => one.name === name))
          throw refuse(texts.formTemplate.tooMany(MAX_FORM_TEMPLATES), 'name');
        await store.save(caller.userId, name, formContent);
        await noted(caller, at, 'edit', texts.audit.templateSaved, { name });
        return store.list(caller.userId);
      });
      return new WithMessage(texts.saved, list);
    },
    LARGE,
  );

  serve(app, renameFormTemplate, async ({ id, name: given }, caller, at) => {
    const list = await db.transaction(async () => {
      const known = await store.list(caller.userId);
      if (!known.some((one) => one.id === id)) throw refuse(texts.notFound, 'id');
      const name = named(
        given,
        known.filter((one) => one.id !== id),
      );
      await store.rename(caller.userId, id, name);
      await noted(caller, at, 'edit', texts.audit.templateRenamed, { id, name });
      return store.list(caller.userId);
    });
    return new WithMessage(texts.saved, list);
  });

  serve(app, deleteFormTemplate, async ({ id }, caller, at) => {
    const list = await db.transaction(async () => {
      if (!(await store.view(caller.userId, id))) throw refuse(texts.notFound, 'id');
      await store.remove(caller.userId, id);
      await noted(caller, at, 'delete', texts.audit.templateDeleted, { id });
      return store.list(caller.userId);
    });
    return new WithMessage(texts.deleted, list);
  });
}
