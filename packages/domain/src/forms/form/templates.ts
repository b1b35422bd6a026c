import { Type, type Static } from 'typebox';
import { DateTime, endpoint, Id, signedIn, Text } from '../../kit';
import { FORM_CONTENT_LIMIT } from './schema';

/** Templates one person may keep. */
export const MAX_FORM_TEMPLATES = 50;

const BASE = '/flowable/form/template';
const OWN = signedIn('own');
const name = Type.String({ minLength: 1, maxLength: 50, title: '模板名称' });

/** A form a person keeps to begin others with, without its content. */
export const FormTemplateRow = Type.Object({ id: Text(36), name: Text(50), updateTime: DateTime });
export type FormTemplateRow = Static<typeof FormTemplateRow>;

const rows = Type.Array(FormTemplateRow);

/** The caller's own templates, the newest first; the contract has no call for them. */
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

/** Puts one in the place of the one of its name; answers with all of them, as do the next two. */
export const keepFormTemplate = endpoint({
  method: 'POST',
  path: `${BASE}/save`,
  access: OWN,
  input: Type.Object({
    name,
    formContent: Type.String({ minLength: 1, maxLength: FORM_CONTENT_LIMIT, title: '表单内容' }),
  }),
  result: rows,
});

/** Refused when another one has the name. */
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
