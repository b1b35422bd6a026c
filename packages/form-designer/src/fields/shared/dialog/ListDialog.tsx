// Loaded when the first dialog opens: its table is the heaviest part of a form.
export { BizSelectDialog as ListDialog } from '@gezi/pickers';
