export { FormDesigner } from '@gezi/form-designer/designer';
export { GeziProvider } from '@gezi/ui';
export { createRoot } from 'react-dom/client';
