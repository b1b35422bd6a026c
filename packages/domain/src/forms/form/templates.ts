import { Type, type Static } from 'typebox';
import { DateTime, endpoint, Id, signedIn, Text } from '../../kit';
import { FORM_CONTENT_LIMIT } from './schema';

/** Maximum templates per user. */
export const MAX_FORM_TEMPLATES = 50;

const BASE = '/flowable/form/template';
const OWN = signedIn('own');
const name = Type.String({ minLength: 1, maxLength: 50, title: '模板名称' });

/** A user's own form template, without content. */
export const FormTemplateRow = Type.Object({ id: Text(36), name: Text(50), updateTime: DateTime });
export type FormTemplateRow = Static<typeof FormTemplateRow>;

const rows = Type.Array(FormTemplateRow);

/** The caller's own templates, newest first; not part of the contract. */
export const listFormTemplates = endpoint({
  method: 'GET',
  path: `${BASE}/list`,
  access: OWN,
  input: Type.Object({}),
  result: rows,
});

export const viewFormTemplate = endpoint({
  method: 'GET',
  path: `${BASE}/view`,
  access: OWN,
  input: Type.Object({ id: Id }),
  result: Type.Object({ ...FormTemplateRow.properties, formContent: Text(FORM_CONTENT_LIMIT) }),
});

/** Saves a template, replacing one with the same name. Returns all templates, like the next two endpoints. */
export const saveFormTemplate = endpoint({
  method: 'POST',
  path: `${BASE}/save`,
  access: OWN,
  input: Type.Object({
    name,
    formContent: Type.String({ minLength: 1, maxLength: FORM_CONTENT_LIMIT, title: '表单内容' }),
  }),
  result: rows,
});

/** Refused when another template has the name. */
export const renameFormTemplate = endpoint({
  method: 'PUT',
  path: `${BASE}/rename`,
  access: OWN,
  input: Type.Object({ id: Id, name }),
  result: rows,
});

export const deleteFormTemplate = endpoint({
  method: 'DELETE',
  path: `${BASE}/delete`,
  access: OWN,
  input: Type.Object({ id: Id }),
  result: rows,
});
