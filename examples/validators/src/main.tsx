import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { SupplierForm } from './SupplierForm';
import './page.css';

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <SupplierForm />
  </StrictMode>,
);
