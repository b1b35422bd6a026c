import { Formio } from '@formio/js';
import 'bootstrap/dist/css/bootstrap.min.css';
import '@formio/js/dist/formio.full.min.css';
import { painted } from '../../kit/page/frames';

const TYPES = ['textfield', 'select', 'radio', 'selectboxes', 'number', 'datetime', 'textarea', 'checkbox'];

export const formio = {
  async designer(root, count) {
    await Formio.builder(root, { display: 'form', components: Array.from({ length: count }, componentOf) }, {});
    await painted();
  },
  component: '.formio-builder-form > .builder-component',
};

function componentOf(_value, index) {
  const type = TYPES[index % TYPES.length];
  const values = [1, 2, 3].map((value) => ({ label: `选项 ${value}`, value: String(value) }));
  return {
    type,
    key: `field${index + 1}`,
    label: `字段 ${index + 1}`,
    input: true,
    validate: { required: index % 3 === 0 },
    ...(type === 'select' ? { data: { values } } : {}),
    ...(type === 'radio' || type === 'selectboxes' ? { values } : {}),
  };
}
