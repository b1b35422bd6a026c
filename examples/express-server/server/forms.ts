import { checkSubmission, compileForm, readForm } from '@gezi/form-designer/core';
import { Router } from 'express';
import { FORM } from './form';

const reading = readForm(FORM);
if (!reading.ok) throw new Error(reading.reason.code);
const form = compileForm(reading.document);

export const forms = Router();

forms.get('/forms/receipt', (_, response) => void response.json({ success: true, code: 200, result: FORM }));

// The same rules, conditions and messages as in the browser; calculated values of the client are not trusted.
forms.post('/forms/receipt', (request, response) => {
  const today = new Date().toISOString().slice(0, 10);
  const { values, failures } = checkSubmission(form, request.body as Record<string, unknown>, { today });
  const [first] = failures;
  if (first) return void response.json({ success: false, code: 500, message: first.message, result: { failures } });
  response.json({ success: true, code: 200, message: '已保存', result: values });
});
